import Testing
@testable import LineEditor

@Suite struct IndentationTests {
    @Test(arguments: [
        ("struct A {", "    "),
        ("struct A {\n    var body: some View {", "        "),
        ("VStack(", "    "),
        ("    let a = 1", "    "),
        ("    if a { b() }", "    "),
        ("    } else {", "        "),
        ("    }", "    "),
        ("x", ""),
    ])
    func followsTheLineBefore(line: String, indentation: String) {
        #expect(Indentation.afterLine(endingAt: line) == indentation)
    }

    @Test func tabGoesToTheNextStep() {
        #expect(Indentation.toNextStep(from: 0) == "    ")
        #expect(Indentation.toNextStep(from: 5) == "   ")
    }
}
