// `lazy var` in structs and classes.
func expensive(_ name: String) -> Int {
    print("computing \(name)")
    return name.count
}

struct Report {
    let title: String
    lazy var length = expensive(title)
    lazy var words: [String] = title.split(separator: " ").map(String.init)
    init(title: String) { self.title = title }
}

class Document {
    var text: String
    lazy var wordCount: Int = {
        print("counting")
        return text.split(separator: " ").count
    }()
    lazy private(set) var upper = text.uppercased()
    init(text: String) { self.text = text }
}

var report = Report(title: "A long day")
print("made")
print(report.length)
print(report.length)
var copy = report
copy.length = 99
print(report.length, copy.length)
print(copy.words)
copy.words.append("more")
print(copy.words, report.words)

let document = Document(text: "one two three")
print(document.wordCount)
document.text = "changed"
print(document.wordCount, document.upper)
document.wordCount += 1
print(document.wordCount)

class Loader {
    lazy var handler: (Int) -> String = { [unowned self] number in "\(self.prefix)\(number)" }
    let prefix = "#"
}
let loader = Loader()
print(loader.handler(5))
