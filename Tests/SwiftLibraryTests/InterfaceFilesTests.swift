import Foundation
import SwiftInterpreter
import SwiftLibrary
import Testing

@Suite struct InterfaceFilesTests {
    @Test func theStandardLibraryIsFoundAndIndexed() throws {
        let index = InterfaceIndex(files: try InterfaceFiles.standardLibrary())
        for name in ["Bool", "Int", "UInt8", "Double", "Float", "String", "Array", "Dictionary", "Set", "Optional", "Range",
                     "Equatable", "Sequence", "print", "zip", "CGFloat", "??", "~="] {
            #expect(index.contains(name), "\(name) is missing")
        }
    }

    @Test func templatesAreExpandedForEachType() throws {
        let files = try InterfaceFiles.standardLibrary()
        #expect(!files.contains { $0.text.contains("__") && $0.text.contains("Integer__") })
        #expect(!files.contains { $0.name.hasSuffix(".template.swift") })
        let index = InterfaceIndex(files: files)
        #expect(Set(index.chunks(named: "Int8").map(\.file)).isSuperset(of: ["Int8+Sign.swift", "Int8.swift"]))
        #expect(index.chunks(named: "UInt16").contains { $0.text.contains("extension UInt16: UnsignedInteger") })
        #expect(index.chunks(named: "Int8").contains { $0.text.contains("var magnitude: UInt8") })
        #expect(index.chunks(named: "Float").contains { $0.text.contains("var bitPattern: UInt32") })
    }

    @Test func aMissingRoomIsAMessage() {
        var message = ""
        do {
            _ = try InterfaceFiles.read(
                room: "Nowhere", sourceFile: "/nowhere/Nowhere.swift", executable: URL(fileURLWithPath: "/bin/viewlab"))
        } catch {
            message = "\(error)"
        }
        let places = ["/bin/ViewLab_Nowhere.resources/Interface", "/bin/ViewLab_Nowhere.bundle/Interface", "/nowhere/Interface"]
        #expect(message.hasPrefix("the interface files of Nowhere are missing\nlooked for: "))
        for place in places { #expect(message.contains(place)) }
        #expect(message.hasSuffix("Build again with `swift build`, or keep ViewLab_Nowhere.resources beside the executable."))
    }

    @Test func filesBesideTheExecutableComeFirst() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let interface = folder.appendingPathComponent("ViewLab_Room.resources/Interface")
        try FileManager.default.createDirectory(at: interface, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try "struct A {}\n".write(to: interface.appendingPathComponent("A.swift"), atomically: true, encoding: .utf8)
        try "not Swift".write(to: interface.appendingPathComponent("notes.txt"), atomically: true, encoding: .utf8)
        let files = try InterfaceFiles.read(
            room: "Room", sourceFile: "/nowhere/Room.swift", executable: folder.appendingPathComponent("viewlab"))
        #expect(files.map(\.name) == ["A.swift"])
        #expect(files.map(\.text) == ["struct A {}\n"])
    }

    @Test func interfacesKeepTheRulesOfTheirIndex() throws {
        for file in try InterfaceFiles.standardLibrary() {
            let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
            for (number, line) in lines.enumerated() {
                #expect(!line.contains("\t"), "\(file.name):\(number + 1) has a tab")
                #expect(!line.hasPrefix("where"), "\(file.name):\(number + 1) continues at column 0")
            }
        }
    }
}
