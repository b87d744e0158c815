import Testing
import ViewRefactor

@Suite struct DeclarationTests {
    let source = """
        import SwiftUI

        // The title.

        /// A row.
        struct Row: View {
            let title: String
        }

        func double(_ x: Int) -> Int { 2 * x }
        func double(by x: Int) -> Int { 2 * x }
        let limit = 10

        #Preview { Row(title: "a") }

        """

    @Test func givesTheTextWithItsComments() throws {
        let row = try declarationText(named: "Row", in: source)
        #expect(row.text == "/// A row.\nstruct Row: View {\n    let title: String\n}")
        #expect(row.lines == 5...8)
        #expect(try declarationText(named: "#Preview", in: source).lines == 14...14)
        #expect(try declarationText(named: "double(by:)", in: source).lines == 11...11)
    }

    @Test func replacesADeclarationAndKeepsItsComments() throws {
        let edit = try replaceDeclaration(named: "Row", with: "\nstruct Row: View {}\n", in: source)
        #expect(edit.diff.text == """
                /// A row.
              - struct Row: View {
              -     let title: String
              - }
              + struct Row: View {}
            """)
    }

    @Test func newCommentsReplaceOldOnes() throws {
        let edit = try replaceDeclaration(named: "limit", with: "// At most.\nlet limit = 11", in: "// Ten.\nlet limit = 10\n")
        #expect(edit.result == "// At most.\nlet limit = 11\n")
    }

    @Test func suggestsANameForOneThatIsNotThere() {
        let error = #expect(throws: RefactorError.self) { try declarationText(named: "limt", in: source) }
        #expect(error?.description == "nothing here declares `limt`; did you mean `limit`?")
    }

    @Test func mergesNamesakesAndAppendsTheRest() throws {
        let edit = try mergeDeclarations(
            """
            import SwiftUI
            func double(_ n: Int) -> Int { n + n }
            struct Cell: View {}
            #Preview { Cell() }
            """, into: source)
        #expect(edit.diff.text == """
              - func double(_ x: Int) -> Int { 2 * x }
              + func double(_ n: Int) -> Int { n + n }
                func double(by x: Int) -> Int { 2 * x }
                let limit = 10

              - #Preview { Row(title: "a") }
              + #Preview { Cell() }
              +
              + struct Cell: View {}
            """)
    }

    @Test func mergesIntoNothing() throws {
        #expect(try mergeDeclarations("let a = 1\nlet b = 2", into: "").result == "let a = 1\n\nlet b = 2\n")
        #expect(try mergeDeclarations("let b = 2", into: "let a = 1").result == "let a = 1\n\nlet b = 2\n")
    }

    @Test func replacesAnExtensionThatDeclaresAMemberAgain() throws {
        let source = "extension Row { var a: Int { 1 } }\n"
        #expect(
            try mergeDeclarations("extension Row { var a: Int { 2 } }", into: source).result
                == "extension Row { var a: Int { 2 } }\n")
        #expect(
            try mergeDeclarations("extension Row { var b: Int { 2 } }", into: source).result
                == source + "\nextension Row { var b: Int { 2 } }\n")
    }

    @Test func tellsPreviewsApartByTheirNames() throws {
        let source = "#Preview { A() }\n#Preview(\"Dark\") { B() }\n"
        #expect(
            try mergeDeclarations("#Preview(\"Dark\") { C() }", into: source).result
                == "#Preview { A() }\n#Preview(\"Dark\") { C() }\n")
        #expect(try declarationText(named: "#Preview(\"Dark\")", in: source).lines == 2...2)
    }

    @Test func refusesStatements() {
        let error = #expect(throws: RefactorError.self) { try mergeDeclarations("print(1)", into: source) }
        #expect(error?.description == "this is not a declaration")
    }
}
