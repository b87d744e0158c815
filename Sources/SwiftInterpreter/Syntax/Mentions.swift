import SwiftSyntax

/// Where the text of a file mentions the few words that decide about a whole body, so that most bodies need no walk: what the
/// text does not mention, the syntax does not contain. A mention may be in a comment.
struct Mentions {
    enum Word: Int, CaseIterable {
        case `return`, await, async, dollar

        fileprivate var bytes: [UInt8] {
            switch self {
            case .return: Array("return".utf8)
            case .await: Array("await".utf8)
            case .async: Array("async".utf8)
            case .dollar: Array("$".utf8)
            }
        }
    }

    /// UTF-8 offsets of each word, in order.
    private var offsets: [[Int]] = Word.allCases.map { _ in [] }

    init(in text: String) {
        let words = Word.allCases.map(\.bytes)
        var text = text
        text.withUTF8 { bytes in
            for start in bytes.indices {
                for (word, spelling) in words.enumerated() where bytes[start] == spelling[0] {
                    if bytes[start...].starts(with: spelling) { offsets[word].append(start) }
                }
            }
        }
    }

    /// Whether a word begins in a range of offsets. O(log n) in the number of mentions.
    func contains(_ word: Word, in range: Range<Int>) -> Bool {
        let known = offsets[word.rawValue]
        var low = 0
        var high = known.count
        while low < high {
            let middle = (low + high) / 2
            if known[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
        }
        return low < known.count && known[low] < range.upperBound
    }
}

extension SourceFile {
    /// Whether a word may stand in the text of a node: always true of one that is not of this file's own tree.
    func mentions(_ word: Mentions.Word, in node: some SyntaxProtocol) -> Bool {
        guard node.root.totalLength.utf8Length == text.utf8.count else { return true }
        return mentions.contains(word, in: node.position.utf8Offset..<node.endPosition.utf8Offset)
    }
}
