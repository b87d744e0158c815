import Foundation
import Playground

/// The lessons of a folder, in the order of their file names.
public struct LessonLibrary {
    public let folder: String

    /// Takes the lessons of this folder.
    public init(folder: String) {
        self.folder = folder
    }

    /// Finds the lessons that came with the program, from any working directory: beside the executable, then in
    /// the sources that it was built from. Fails with a message when they are nowhere.
    public static func find() throws(Failure) -> LessonLibrary {
        let places = candidates(executable: Bundle.main.executableURL, source: #filePath)
        guard let folder = places.first(where: isFolder) else {
            throw Failure("the lessons are missing", hint: "they are looked for in \(places.joined(separator: ", "))")
        }
        return LessonLibrary(folder: folder)
    }

    static func candidates(executable: URL?, source: String) -> [String] {
        var places: [String] = []
        if let executable {
            let folder = executable.resolvingSymlinksInPath().deletingLastPathComponent()
            places = ["ViewLab_viewlab.resources/Lessons", "ViewLab_viewlab.bundle/Lessons", "Lessons", "../share/viewlab/Lessons"]
                .map { folder.appendingPathComponent($0).standardizedFileURL.path }
        }
        var root = URL(fileURLWithPath: source)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        return places + [root.appendingPathComponent("Lessons").path]
    }

    private static func isFolder(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
    }

    /// The paths of the lessons: the numbered Markdown files.
    public var files: [String] {
        markdown.filter { $0.dropFirst(folder.count + 1).first?.isNumber == true }
    }

    private var markdown: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".md") }.sorted().map { folder + "/" + $0 }
    }

    /// The ids of all lessons in the folder, those without a number among them.
    var everyID: [String] { markdown.compactMap { try? Self.lesson(at: $0).id } }

    /// Every lesson that can be read. `viewlab check` says what is wrong with the others.
    public var lessons: [Lesson] {
        files.compactMap { file in try? Self.lesson(at: file) }
    }

    /// Reads the lesson of a file.
    public static func lesson(at path: String) throws(Failure) -> Lesson {
        try Lesson(parsing: try readSourceFile(place(of: path)), file: path)
    }

    /// Where a file is: a path in `Lessons`, as lessons and manual write it, is found from any working directory.
    public static func place(of path: String) -> String {
        guard path.hasPrefix("Lessons/"), !isFileThere(path), let library = try? find() else { return path }
        let place = library.folder + path.dropFirst("Lessons".count)
        return isFileThere(place) ? place : path
    }

    /// A lesson or a demo for a class, by id, number or path; a demo by its file's name, too.
    public static func presentable(_ name: String) throws(Failure) -> Lesson {
        if name.hasSuffix(".md") { return try lesson(at: name) }
        let library = try find()
        let demos = LessonLibrary(folder: library.folder + "/demos").markdown.compactMap { try? lesson(at: $0) }
        if let demo = demos.first(where: { $0.id == name || $0.file.hasSuffix("/\(name).md") }) { return demo }
        do throws(Failure) {
            return try library.lesson(named: name)
        } catch {
            var failure = error
            let ids = demos.map(\.id).joined(separator: ", ")
            if let last = failure.diagnostics.indices.last, !ids.isEmpty {
                failure.diagnostics[last].notes.append(.init("for a class there are \(ids), too"))
            }
            throw failure
        }
    }

    /// The lesson of this id, number or path; a unique beginning of an id will do.
    public func lesson(named name: String) throws(Failure) -> Lesson {
        if name.hasSuffix(".md") { return try Self.lesson(at: name) }
        let lessons = lessons
        if let exact = lessons.first(where: { $0.id == name }) { return exact }
        if let index = lessons.index(numbered: name) { return lessons[index] }
        let matches = lessons.filter { $0.id.hasPrefix(name) }
        if matches.count == 1 { return matches[0] }
        if Int(name) != nil, !lessons.isEmpty {
            throw Failure("there is no lesson \(name)", hint: "they are 1 to \(lessons.count); :lessons lists them")
        }
        if name.hasSuffix(".swift") { throw Failure("`\(name)` is Swift source: a lesson is a Markdown file", hint: "viewlab lesson new writes a template") }
        let ids = (matches.isEmpty ? lessons : matches).map(\.id).joined(separator: ", ")
        if lessons.isEmpty { throw Failure("there are no lessons in \(folder)") }
        throw Failure(matches.isEmpty ? "there is no lesson `\(name)`" : "`\(name)` begins more than one lesson",
                      hint: "\(matches.isEmpty ? "there are" : "they are") \(ids)")
    }
}
