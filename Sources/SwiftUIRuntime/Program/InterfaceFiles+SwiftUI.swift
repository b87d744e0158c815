import SwiftLibrary

extension InterfaceFiles {
    /// The interface files of SwiftUI.
    public static func swiftUI() throws -> [File] {
        // One folder up: the room's interface files lie beside its sources' folders.
        let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(2).joined(separator: "/")
        return try read(room: "SwiftUIRuntime", sourceFile: folder + "/Runtime.swift")
    }
}
