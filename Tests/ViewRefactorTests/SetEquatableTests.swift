import Testing
import ViewRefactor

@Suite struct SetEquatableTests {
    let source = """
        import SwiftUI

        /// A row.
        struct Row: View {
            let title: String
            var body: some View { Text(title) }
        }

        """

    @Test func addsTheAttributeBelowTheComments() throws {
        let edit = try setEquatable(view: "Row", on: true, in: source)
        #expect(edit.diff.text == """
                /// A row.
              + @Equatable
                struct Row: View {
            """)
        #expect(edit.result.replacing("@Equatable\n", with: "") == source)
    }

    @Test func offIsTheInverse() throws {
        let edit = try setEquatable(view: "Row", on: true, in: source)
        #expect(try setEquatable(view: "Row", on: false, in: edit.result).result == source)
    }

    @Test func keepsOtherAttributesAndCommentsBehind() throws {
        let source = "@available(iOS 17, *) @Equatable // fast\npublic struct Row: View {}\n"
        let edit = try setEquatable(view: "Row", on: false, in: source)
        #expect(edit.result == "@available(iOS 17, *) // fast\npublic struct Row: View {}\n")
        #expect(edit.diff.text == """
              - @available(iOS 17, *) @Equatable // fast
              + @available(iOS 17, *) // fast
                public struct Row: View {}
            """)
    }

    @Test func followsTheIndentationOfANestedType() throws {
        let source = "struct Outer {\n\tstruct Row: View {\n\t}\n}\n"
        let edit = try setEquatable(view: "Row", on: true, in: source)
        #expect(edit.result == "struct Outer {\n\t@Equatable\n\tstruct Row: View {\n\t}\n}\n")
        #expect(try setEquatable(view: "Outer.Row", on: true, in: source) == edit)
    }

    @Test func keepsTheKindOfLineEnd() throws {
        let edit = try setEquatable(view: "Row", on: true, in: "// é\r\nstruct Row: View {\r\n}\r\n")
        #expect(edit.result == "// é\r\n@Equatable\r\nstruct Row: View {\r\n}\r\n")
        #expect(try setEquatable(view: "Row", on: false, in: edit.result).result == edit.original)
    }

    @Test func worksInALineOfSeveralDeclarations() throws {
        let source = "  struct A: View {}; struct B: View {}\n"
        let edit = try setEquatable(view: "B", on: true, in: source)
        #expect(edit.result == "  struct A: View {}; @Equatable\n  struct B: View {}\n")
    }

    @Test(arguments: [
        ("Rwo", true, "there is no view `Rwo`; did you mean `Row`?"),
        ("Unrelated", true, "there is no view `Unrelated`"),
        ("Cell", true, "`Cell` may be `Outer.Cell` or `Other.Cell`; say which"),
        ("Model", true, "`Model` is a class; only a struct can be `@Equatable`"),
        ("Mode", true, "`Mode` is an enum; only a struct can be `@Equatable`"),
        ("Marked", true, "`Marked` is `@Equatable` already"),
        ("Row", false, "`Row` is not `@Equatable`"),
        ("Named", true, "`Named` is Equatable by its own declaration, without the macro; change that in the source"),
        ("Named", false, "`Named` is Equatable by its own declaration, without the macro; change that in the source"),
        ("Written", true, "`Written` is Equatable by its own declaration, without the macro; change that in the source"),
    ])
    func refusesInWords(view: String, on: Bool, message: String) {
        let source = """
            struct Row: View {}
            @Equatable struct Marked: View {}
            struct Outer { struct Cell: View {} }
            extension Other { struct Cell: View {} }
            class Model {}
            enum Mode { case on }
            struct Named: View, Equatable {}
            struct Written: View { static func == (a: Written, b: Written) -> Bool { true } }
            """
        let error = #expect(throws: RefactorError.self) { try setEquatable(view: view, on: on, in: source) }
        #expect(error?.description == message)
    }
}
