import SwiftInterpreter
import Testing

@Suite struct InterfaceIndexTests {
    @Test func aChunkRunsToTheNextDeclarationAtColumnZero() {
        let index = InterfaceIndex(files: [("A.swift", """
            struct Point {
                var x: Int

                var y: Int
            }

            func distance(
                _ a: Point
            ) -> Int {
                0
            }
            """)])
        #expect(index.names == ["Point", "distance"])
        #expect(index.chunks(named: "Point").map(\.text) == ["""
            struct Point {
                var x: Int

                var y: Int
            }

            """])
        #expect(index.chunks(named: "distance").map(\.text) == ["""
            func distance(
                _ a: Point
            ) -> Int {
                0
            }
            """])
    }

    @Test func documentationAndAttributesBelongToTheDeclarationBelow() {
        let index = InterfaceIndex(files: [("A.swift", """
            // Header of the file.

            /// Prints.
            @native("print")
            func print(_ item: Any)
            @transparent public struct Pair<A>: View {}
            """)])
        let chunk = index.chunks(named: "print")
        #expect(chunk.map(\.text) == ["/// Prints.\n@native(\"print\")\nfunc print(_ item: Any)\n"])
        #expect(chunk.map(\.line) == [3])
        #expect(chunk.map(\.offset) == [24])
        #expect(index.chunks(named: "Pair").map(\.line) == [6])
    }

    @Test func extensionsOfOneTypeComeAfterItsDeclarationInTheOrderOfTheFiles() {
        let index = InterfaceIndex(files: [
            ("A.swift", "extension Array where Element: Equatable {}\nstruct Other {}"),
            ("B.swift", "struct Array<Element> {}\nextension Array.Index {}"),
        ])
        #expect(index.chunks(named: "Array").map(\.text) == [
            "struct Array<Element> {}\n", "extension Array where Element: Equatable {}\n", "extension Array.Index {}",
        ])
    }

    @Test func operatorsAreFoundBySign() {
        let index = InterfaceIndex(files: [("A.swift", """
            infix operator +: AdditionPrecedence
            precedencegroup AdditionPrecedence { associativity: left }
            func + <T>(a: T, b: T) -> T
            prefix func !(a: Bool) -> Bool
            func ..< (a: Int, b: Int) -> Range<Int>
            """)])
        #expect(index.names == ["!", "+", "..<", "AdditionPrecedence"])
        #expect(index.chunks(named: "+").count == 2)
    }

    @Test func quotedNamesAndBlockComments() {
        let index = InterfaceIndex(files: [("A.swift", """
            /* struct Hidden {}
            struct AlsoHidden {} */
            func `repeat`() {}
            let answer = 42
            typealias CGFloat = Double
            """)])
        #expect(index.names == ["CGFloat", "answer", "repeat"])
    }

    @Test func nothingIsFoundUnderAnUnknownName() {
        let index = InterfaceIndex(files: [("A.swift", ""), ("B.swift", "// only a comment"), ("C.swift", "@attribute")])
        #expect(index.names == [])
        #expect(index.chunks(named: "Nope") == [])
        #expect(!index.contains("Nope"))
    }

    @Test func offsetsCountBytes() {
        let text = "/// Ä\nstruct A {}\n\n/// 😀\nstruct B {}\n"
        let index = InterfaceIndex(files: [("A.swift", text)])
        for name in ["A", "B"] {
            for chunk in index.chunks(named: name) {
                let bytes = Array(text.utf8)[chunk.offset..<chunk.offset + chunk.text.utf8.count]
                #expect(String(decoding: bytes, as: UTF8.self) == chunk.text)
            }
        }
        #expect(index.chunks(named: "B").map(\.line) == [4])
    }
}
