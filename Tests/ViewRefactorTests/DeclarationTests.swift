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

    @Test func suggestsANameForOneThatIsNotThere() {
        let error = #expect(throws: RefactorError.self) { try declarationText(named: "limt", in: source) }
        #expect(error?.description == "nothing here declares `limt`; did you mean `limit`?")
    }

    @Test func tellsPreviewsApartByTheirNames() throws {
        let source = "#Preview { A() }\n#Preview(\"Dark\") { B() }\n"
        #expect(try declarationText(named: "#Preview(\"Dark\")", in: source).lines == 2...2)
    }
}
