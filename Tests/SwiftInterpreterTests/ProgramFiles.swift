import Foundation

/// The Swift files of a folder beside this one, with the folders in it.
enum ProgramFiles {
    static func folder(_ name: String) -> URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(name)
    }

    /// The paths below `folder`, without `.swift`, in order. `VIEWLAB_ONLY` chooses those that contain it.
    static func names(in folder: URL) -> [String] {
        let files = (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }) ?? []
        let chosen = ProcessInfo.processInfo.environment["VIEWLAB_ONLY"]
        return files.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }
            .filter { name in chosen.map { name.contains($0) } ?? true }.sorted()
    }

    static func text(_ name: String, in folder: URL) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(name + ".swift"), encoding: .utf8)
    }
}
