import Testing

/// Expressions that are too long or too deep for anyone to read: each ends in an answer or in one message, and soon.
@Suite struct ExpressionBudgetTests {
    struct Sample: CustomTestStringConvertible {
        var name: String
        var text: String
        /// What is told, at a line and column; nothing where the program runs.
        var message: String?

        var testDescription: String { name }
    }

    private static let tooDeep = "this is nested too deeply (Break it into parts with names of their own.)"
    private static let tooLong = "this expression is nested too deeply (Break it into parts with names of their own.)"
    private static let tooComplex =
        "this expression is too complex to be checked in reasonable time (Break it into parts with names of their own.)"

    private static func nested(_ open: String, _ inner: String, _ close: String, _ count: Int) -> String {
        String(repeating: open, count: count) + inner + String(repeating: close, count: count)
    }

    static let samples = [
        Sample(name: "arrays", text: "let a = " + nested("[", "", "]", 5_000), message: "1:25: error: \(tooDeep)"),
        Sample(name: "array types", text: "let a: " + nested("[", "Int", "]", 5_000) + " = []", message: "1:24: error: \(tooDeep)"),
        Sample(name: "closures", text: "let a = " + nested("{ ", "1", " }", 5_000), message: "1:521: error: \(tooDeep)"),
        Sample(name: "parentheses", text: "let a = " + nested("(", "1", ")", 5_000), message: "1:265: error: \(tooDeep)"),
        Sample(name: "200 closures", text: "let a = " + nested("{ ", "1", " }", 200) + "\nprint(1)"),
        Sample(name: "200 calls", text: "func same<T>(_ x: T) -> T { x }\nprint(" + nested("same(", "1", ")", 200) + ")"),
        Sample(name: "300 operands", text: "let x = 1\nprint(x" + String(repeating: " + x", count: 299) + ")"),
        Sample(name: "500 of two types", text: "let d = 1.5\nlet a = d" + String(repeating: " + 2 + d", count: 250), message: "2:9: error: \(tooLong)"),
        Sample(name: "200 choices", text: "let b = false\nprint(" + String(repeating: "b ? 1 : ", count: 200) + "2)"),
        Sample(name: "300 defaults", text: "let o: Int? = nil\nprint(" + String(repeating: "o ?? ", count: 300) + "1)"),
        Sample(name: "60 closures that tell types", text: "let a = " + nested("[1].map { _ in ", "1", " }", 60)),
        Sample(name: "20 closures whose errors go up", text: "func f() throws {}\n" + nested("Task { ", "try f()", " }", 20)),
        Sample(name: "20 closures among overloads", text: """
            func f(_ g: (Int) -> Int) -> Int { g(1) }
            func f(_ g: (String) -> Int) -> Int { g("") }
            print(\(nested("f({ $0 + ", "0", " })", 20)))
            """),
        Sample(name: "8 closures of three kinds", text: "print(" + nested("[1].map { a in [2].filter { b in b > a }.map { _ in ", "0", " } }", 8) + ")"),
        Sample(name: "12 closures around a mistake", text: "let a = " + nested("[1].map { _ in ", "\"a\" + 1", " }", 12),
               message: "1:193: error: binary operator '+' cannot be applied to operands of type 'String' and 'Int'"),
        Sample(name: "12 overloaded closures around a mistake", text: """
            func f(_ g: (Int) -> Int) {}
            func f(_ g: (String) -> Int) {}
            \(nested("f({ _ in ", "missing", " })", 12))
            """, message: "3:1: error: \(tooComplex)"),
        Sample(name: "150 links", text: "struct S { func f() -> S { self } }\nprint(S()" + String(repeating: ".f()", count: 150) + ")"),
        Sample(name: "2000 links", text: "struct S { func f() -> S { self } }\nprint(S()" + String(repeating: ".f()", count: 2_000) + ")",
               message: "2:7: error: \(tooLong)"),
        Sample(name: "1000 elements", text: "print([" + (0..<1_000).map { "[\($0), 0.5]" }.joined(separator: ", ") + "].count)"),
        Sample(name: "1000 pairs", text: "print([" + (0..<1_000).map { "\"\($0)\": [\($0)]" }.joined(separator: ", ") + "].count)"),
        Sample(name: "1000 interpolations", text: "let a = 1\nprint(\"" + String(repeating: "\\(a) ", count: 1_000) + "\")"),
        Sample(name: "500 cases", text: "func f(_ n: Int) -> Int {\n switch n {\n" + (0..<500).map { " case \($0): \($0)\n" }.joined() + " default: 0\n }\n}\nprint(f(3))"),
        Sample(name: "200 else ifs", text: "let n = 3\n" + (0..<200).map { "if n == \($0) { print(\($0)) } else " }.joined() + "{ print() }"),
    ]

    @Test(arguments: samples)
    func ends(_ sample: Sample) async throws {
        let told = try await onProgramThread {
            try ProgramRunner().run(name: "long.swift", text: sample.text).errors.map(\.description)
        }
        #expect(told == [sample.message].compactMap { $0 })
    }
}
