import Foundation

/// Finds and reads the files to lint.
public enum LintFiles {
    enum Content: Sendable {
        case text(String)
        case unreadable(String)
    }

    /// A file larger than this is hardly written by a person.
    static let largestFile = 16 << 20

    static func read(_ path: String) -> Content {
        guard let handle = FileHandle(forReadingAtPath: path) else {
            return .unreadable(FileManager.default.fileExists(atPath: path) ? "it cannot be read" : "it is missing")
        }
        defer { try? handle.close() }
        guard let data = try? handle.read(upToCount: largestFile + 1) ?? Data() else { return .unreadable("it cannot be read") }
        if data.count > largestFile { return .unreadable("it is larger than \(largestFile >> 20) MB") }
        // A byte order mark is no part of the text: places in it are counted without.
        return .text(String(decoding: data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data, as: UTF8.self))
    }

    /// The Swift files that paths stand for, in order: files as they are, folders with all below them that the
    /// configuration covers. Hidden folders are left out.
    ///
    /// - Parameter base: The folder that the configuration's patterns are relative to.
    public static func swiftFiles(
        at paths: [String], _ configuration: LintConfiguration, base: String
    ) throws(LintSetupError) -> [String] {
        var files: [String] = []
        for path in paths {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                throw LintSetupError(path, "there is no such file or folder")
            }
            if !isFolder.boolValue {
                guard path.hasSuffix(".swift") else { throw LintSetupError(path, "this is not a Swift file") }
                files.append(path)
                continue
            }
            files += try ViewLint.files(below: path, endingIn: [".swift"]) { path, isFolder in
                isFolder ? !configuration.excludes(relative(path, to: base)) : configuration.covers(relative(path, to: base))
            }
        }
        var seen: Set<String> = []
        return files.filter { seen.insert($0).inserted }
    }

    /// A path as it is seen from a folder; the same path where it is not below it.
    static func relative(_ path: String, to folder: String) -> String {
        let full = URL(fileURLWithPath: path).standardizedFileURL.path
        var base = URL(fileURLWithPath: folder).standardizedFileURL.path
        if !base.hasSuffix("/") { base += "/" }
        return full.hasPrefix(base) ? String(full.dropFirst(base.count)) : path
    }
}
