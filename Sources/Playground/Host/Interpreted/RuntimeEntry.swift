import DiffEngine
import Foundation
import SwiftLibrary
import SwiftUIRuntime

extension InterfaceFiles {
    /// SwiftUI's interface files.
    static func swiftUI() throws -> [File] {
        var sources = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { sources.deleteLastPathComponent() }
        return try read(room: "SwiftUIRuntime", sourceFile: sources.path + "/SwiftUIRuntime/Runtime.swift")
    }
}

extension Runtime {
    /// Runs something as one event, then the bodies that it asks for.
    func run(event: UInt32, _ action: () throws -> Void) throws {
        engine.begin(event: event)
        try action()
        try engine.update()
        engine.end()
    }
}
