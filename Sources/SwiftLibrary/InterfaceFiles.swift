import Foundation
import SwiftInterpreter

/// Finds and reads the interface files of a room: the Swift declarations that programs see.
///
/// The files lie beside the executable, where the build puts them, or else in the room's source folder;
/// the working directory does not matter.
public struct InterfaceFiles {
    /// A file's name and text.
    public typealias File = (name: String, text: String)

    /// The room's interface folder is nowhere to be found, or a file in it cannot be read.
    public struct Missing: Error, CustomStringConvertible {
        /// The room whose vocabulary is missing.
        public let room: String
        /// Where it was looked for, or the file that cannot be read.
        public let places: [String]

        public var description: String {
            """
            the interface files of \(room) are missing
            looked for: \(places.joined(separator: ", "))
            Build again with `swift build`, or keep ViewLab_\(room).resources beside the executable.
            """
        }
    }

    /// The interface files of this room, templates expanded.
    public static func standardLibrary() throws -> [File] {
        try read(room: "SwiftLibrary", sourceFile: #filePath)
    }

    /// The interface files of a room: `sourceFile` is the path of a source file at the top of the room's folder.
    public static func read(
        room: String, sourceFile: String,
        executable: URL? = Bundle.main.executableURL
    ) throws -> [File] {
        let folder = try folder(room: room, sourceFile: sourceFile, executable: executable)
        let names = try contents(of: folder, room: room)
        var files: [File] = []
        for name in names where name.hasSuffix(".swift") {
            guard let data = FileManager.default.contents(atPath: folder + "/" + name),
                  let text = String(data: data, encoding: .utf8) else {
                throw Missing(room: room, places: [folder + "/" + name])
            }
            if name.hasSuffix(InterfaceTemplate.suffix) {
                files += InterfaceTemplate.expand(name: name, text: text)
            } else {
                files.append((name, text))
            }
        }
        return files
    }

    /// The folder in which a room's interface files lie.
    public static func folder(
        room: String, sourceFile: String, executable: URL? = Bundle.main.executableURL
    ) throws -> String {
        var places: [String] = []
        if let executable {
            // The real file: the executable may be started through a link.
            let directory = executable.resolvingSymlinksInPath().deletingLastPathComponent()
            for bundle in ["ViewLab_\(room).resources", "ViewLab_\(room).bundle"] {
                places.append(directory.appendingPathComponent(bundle).appendingPathComponent("Interface").path)
            }
        }
        places.append(URL(fileURLWithPath: sourceFile).deletingLastPathComponent().appendingPathComponent("Interface").path)
        for place in places {
            var isDirectory: ObjCBool = false
            if FileManager.default.fileExists(atPath: place, isDirectory: &isDirectory), isDirectory.boolValue { return place }
        }
        throw Missing(room: room, places: places)
    }

    private static func contents(of folder: String, room: String) throws -> [String] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            throw Missing(room: room, places: [folder])
        }
        return names.sorted()
    }
}
