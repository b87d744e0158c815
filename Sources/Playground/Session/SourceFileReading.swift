import Foundation
import SwiftInterpreter
import ViewLint

/// Reads a text file, and says in a sentence why it cannot.
@Sendable
public func readSourceFile(_ path: String) throws(Failure) -> String {
    var isDirectory: ObjCBool = false
    let expanded = NSString(string: path).expandingTildeInPath
    guard FileManager.default.fileExists(atPath: expanded, isDirectory: &isDirectory) else {
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
        throw Failure("there is no file `\(path)`", hint: similarFile(to: expanded).map { "did you mean `\(folder)\($0)`?" })
    }
    if isDirectory.boolValue { throw Failure("`\(path)` is a folder, not a file", hint: swiftFiles(in: expanded)) }
    guard let data = FileManager.default.contents(atPath: expanded) else { throw Failure("`\(path)` cannot be read") }
    guard data.count <= longestFile else {
        throw Failure("`\(path)` has \(data.count) bytes, a source file here has at most \(longestFile)")
    }
    guard let text = String(validating: data, as: UTF8.self) else { throw Failure("`\(path)` is not UTF-8 text") }
    return withoutByteOrderMark(text)
}

/// A byte order mark says how a file is written, and is no part of its text.
public func withoutByteOrderMark(_ text: String) -> String { text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text }

/// The Swift files of a folder, in words.
private func swiftFiles(in folder: String) -> String? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.filter { $0.hasSuffix(".swift") }.sorted() ?? []
    let more = names.count > 6 ? ", …" : ""
    return names.isEmpty ? nil : "it has \(names.prefix(6).joined(separator: ", "))\(more)"
}

/// Writes a text file in one step, and says in a sentence why it cannot. Where the path leads through a link, the file
/// that the link names is written.
@Sendable
public func writeTextFile(_ path: String, _ text: String) throws(Failure) {
    let url = URL(fileURLWithPath: NSString(string: path).expandingTildeInPath).resolvingSymlinksInPath()
    let permissions = try? FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions]
    do {
        try Data(text.utf8).write(to: url, options: .atomic)
        // Written in one step, it is another file than before.
        if let permissions { try? FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: url.path) }
    } catch {
        let folder = url.deletingLastPathComponent().path
        let hint = FileManager.default.fileExists(atPath: folder) ? nil : "there is no folder `\(folder)`"
        throw Failure("`\(path)` cannot be written", hint: hint)
    }
}

/// Writes the edited text of a source file. A byte order mark that the file begins with stays.
@Sendable
public func writeSourceFile(_ path: String, _ text: String) throws(Failure) {
    let old = FileManager.default.contents(atPath: NSString(string: path).expandingTildeInPath) ?? Data()
    try writeTextFile(path, old.starts(with: [0xEF, 0xBB, 0xBF]) ? "\u{FEFF}" + text : text)
}

/// The files that a path stands for: a file as it is, a folder with those below it that end in one of some ways. Hidden
/// folders are left out.
public func sourceFiles(at path: String, endingIn suffixes: [String]) throws(Failure) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else { return [path] }
    do throws(LintSetupError) {
        return try files(below: path, endingIn: suffixes)
    } catch {
        throw Failure("\(error)")
    }
}

@Sendable
public func isFileThere(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: NSString(string: path).expandingTildeInPath)
}

/// No source that a person wrote is longer; a file beyond it was named by mistake.
private let longestFile = 4_000_000

private func similarFile(to path: String) -> String? {
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return nearestName(to: url.lastPathComponent, among: names)
}

/// The Swift files and folders whose paths go on from what is typed.
func filesToLoad(_ typed: String) -> [Completions.Candidate] {
    if typed.hasPrefix("\"") {
        // A folder is gone on from; a file ends with its quote.
        return filesToLoad(String(typed.dropFirst())).map { .init("\"" + $0.text + ($0.text.hasSuffix("/") ? "" : "\""), $0.summary) }
    }
    let folder = typed.lastIndex(of: "/").map { String(typed[...$0]) } ?? ""
    let path = NSString(string: folder.isEmpty ? "." : folder).expandingTildeInPath
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted().compactMap { name in
        var isDirectory: ObjCBool = false
        guard !name.hasPrefix("."), FileManager.default.fileExists(atPath: path + "/" + name, isDirectory: &isDirectory) else { return nil }
        if isDirectory.boolValue { return .init(folder + name + "/") }
        return name.hasSuffix(".swift") ? .init(folder + name) : nil
    }
}
