/// Makes well-typed programs by chance: the same seed gives the same program.
///
/// A program is some types and a function `runSEED()` that prints as it goes. What would end in a trap is written
/// so that it cannot: arithmetic wraps or works on small numbers, indices are taken modulo the count.
struct ProgramGenerator {
    /// What all programs use.
    static let prelude = """
        func small(_ x: Int) -> Int { x % 1000 }
        func quotient(_ a: Int, _ b: Int) -> Int { b == 0 || b == -1 ? a &* 3 : a / b }
        func remainder(_ a: Int, _ b: Int) -> Int { b == 0 || b == -1 ? a &+ 1 : a % b }
        func place(_ i: Int, _ count: Int) -> Int { count == 0 ? 0 : abs(i % count) }
        func at(_ a: [Int], _ i: Int) -> Int { a.isEmpty ? -1 : a[place(i, a.count)] }
        func text(_ d: [String: Int]) -> String { d.sorted { $0.key < $1.key }.map { "\\($0.key)=\\($0.value)" }.joined(separator: ",") }
        protocol Scored { var score: Int { get }; func label(_ prefix: String) -> String }
        extension Scored { func label(_ prefix: String) -> String { prefix + "#" + String(score) } }
        func best<T: Scored>(_ items: [T]) -> T? { items.max { $0.score < $1.score } }
        func swapped<A, B>(_ pair: (A, B)) -> (B, A) { (pair.1, pair.0) }
        func bump(_ x: inout Int, by step: Int) -> Int { let old = x; x = x &+ step; return old }
        func twice<T>(_ value: T, _ change: (T) -> T) -> T { change(change(value)) }
        struct Box<Value: Equatable> { var value: Value; var changes = 0
            mutating func set(_ new: Value) { if new != value { changes += 1; value = new } } }

        """

    let seed: UInt64
    private var state: UInt64
    private var lines: [String] = []
    private var indent = 1
    private var scopes: [[Variable]] = [[]]
    private var names = 0
    private var budget = 40

    private enum Kind: CaseIterable { case int, double, bool, string, ints, table, optional, structure, enumeration, object, box, pair, function }
    private struct Variable {
        var name: String
        var kind: Kind
        var isMutable: Bool
    }

    init(seed: UInt64) {
        self.seed = seed
        state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    }

    /// The program's declarations.
    mutating func program() -> String {
        let types = self.types()
        for _ in 0..<6 { declare() }
        while budget > 0 { statement(depth: 0) }
        for variable in scopes[0] { show(variable) }
        return types + "func run\(seed)() {\n" + lines.joined(separator: "\n") + "\n}\n"
    }

    // MARK: Chance

    private mutating func next() -> UInt64 {
        state = state &+ 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
    private mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }
    private mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
    private mutating func pick<T>(_ items: [T]) -> T { items[below(items.count)] }

    // MARK: Types

    private func type(_ kind: Kind) -> String {
        switch kind {
        case .int: "Int"
        case .double: "Double"
        case .bool: "Bool"
        case .string: "String"
        case .ints: "[Int]"
        case .table: "[String: Int]"
        case .optional: "Int?"
        case .structure: "S\(seed)"
        case .enumeration: "E\(seed)"
        case .object: "C\(seed)"
        case .box: "Box<Int>"
        case .pair: "(Int, String)"
        case .function: "(Int) -> Int"
        }
    }

    private mutating func types() -> String {
        let factor = below(9) + 2
        return """
            enum E\(seed): Equatable { case empty, one(Int), two(String, n: Int); indirect case pair(E\(seed), E\(seed))
                var size: Int { switch self { case .empty: \(below(5)); case .one(let n): small(n); case .two(let s, let n): s.count &+ n; case .pair(let a, let b): a.size &+ b.size &* \(factor) } } }
            struct S\(seed): Scored, Equatable { var a: Int; var b = "\(pick(["x", "yz", ""]))"; var list: [Int] = [\(below(9))]
                var score: Int { a &* \(factor) &+ b.count }
                var half: Int { get { a / 2 } set { a = newValue &* 2 } }
                mutating func grow(_ n: Int) { a = a &+ n; list.append(small(n)); if list.count > \(below(4) + 2) { list.removeFirst() } }
                subscript(i: Int) -> Int { get { at(list, i) } set { if !list.isEmpty { list[place(i, list.count)] = newValue } } } }
            class C\(seed): Scored { var n: Int { didSet { seen += 1 } }; var seen = 0; weak var friend: C\(seed)?; var next: C\(seed)?
                init(n: Int) { self.n = n }
                var score: Int { n &+ bonus() }
                func bonus() -> Int { \(below(10)) } }
            final class D\(seed): C\(seed) { override func bonus() -> Int { super.bonus() &* \(factor) }
                func label(_ prefix: String) -> String { prefix + "D" } }

            """
    }

    // MARK: Statements

    private mutating func emit(_ line: String) { lines.append(String(repeating: "    ", count: indent) + line) }

    private mutating func name() -> String {
        names += 1
        return "v\(names)"
    }

    private mutating func show(_ variable: Variable) {
        switch variable.kind {
        case .table: emit("print(\"\(variable.name)\", text(\(variable.name)))")
        case .object: emit("print(\"\(variable.name)\", \(variable.name).n, \(variable.name).seen, \(variable.name).label(\"o\"))")
        case .function: emit("print(\"\(variable.name)\", \(variable.name)(\(below(20))))")
        case .optional: emit("print(\"\(variable.name)\", \(variable.name) as Any)")
        case .structure, .enumeration, .box: emit("print(\"\(variable.name)\", \(variable.name), [\(variable.name)])")
        default: emit("print(\"\(variable.name)\", \(variable.name))")
        }
    }

    private mutating func declare(_ wanted: Kind? = nil) {
        let kind = wanted ?? pick(Kind.allCases)
        let isMutable = chance(65)
        let variable = Variable(name: name(), kind: kind, isMutable: isMutable)
        emit("\(isMutable ? "var" : "let") \(variable.name): \(type(kind)) = \(value(kind, 2))")
        scopes[scopes.count - 1].append(variable)
    }

    private mutating func block(_ header: String, bindings: [Variable] = [], depth: Int, footer: String = "}") {
        emit(header)
        indent += 1
        scopes.append(bindings)
        let start = lines.count
        for _ in 0..<(below(3) + 1) { statement(depth: depth + 1) }
        if lines.count == start { emit("print(\"nothing\")") }
        scopes.removeLast()
        indent -= 1
        emit(footer)
    }

    private mutating func statement(depth: Int) {
        budget -= 1
        switch below(depth > 2 ? 9 : 17) {
        case 0, 1: declare()
        case 2, 3: assign()
        case 4: change()
        case 5: if let found = any() { show(found) }
        case 6: callInout()
        case 7: reference()
        case 8: generics()
        case 9: block("if \(value(.bool, 2)) {", depth: depth, footer: chance(50) ? "}" : "} else { print(\"else\", \(value(.int, 1))) }")
        case 10: loop(depth)
        case 11: chooseCase(depth)
        case 12: chooseNumber(depth)
        case 13: closure()
        case 14: optional(depth)
        case 15: localFunction(depth)
        default: block("do { defer { print(\"left\", \(value(.int, 1))) }", depth: depth)
        }
    }

    private func all(_ kind: Kind, mutable: Bool = false) -> [Variable] {
        scopes.flatMap { $0 }.filter { $0.kind == kind && ($0.isMutable || !mutable) }
    }
    private mutating func any() -> Variable? {
        let found = scopes.flatMap { $0 }
        return found.isEmpty ? nil : pick(found)
    }
    private mutating func variable(_ kind: Kind, mutable: Bool = false) -> String? {
        let found = all(kind, mutable: mutable)
        return found.isEmpty ? nil : pick(found).name
    }

    private mutating func assign() {
        let found = scopes.flatMap { $0 }.filter(\.isMutable)
        guard !found.isEmpty else { return declare() }
        let target = pick(found)
        let new = value(target.kind, 2)
        if new != target.name { emit("\(target.name) = \(new)") }
    }

    private mutating func change() {
        switch below(9) {
        case 0: if let x = variable(.int, mutable: true) { emit("\(x) \(pick(["&+=", "&-=", "&*=", "^=", "|="])) \(value(.int, 1))") }
        case 1: if let x = variable(.ints, mutable: true) { emit(pick(["\(x).append(\(value(.int, 1)))", "\(x).insert(\(value(.int, 1)), at: 0)", "\(x).sort()", "\(x).reverse()", "if !\(x).isEmpty { \(x)[place(\(value(.int, 1)), \(x).count)] &+= \(value(.int, 0)) }", "\(x) += \(value(.ints, 1))", "_ = \(x).popLast()", "\(x).removeAll { $0 % 2 == 0 }"])) }
        case 2: if let x = variable(.table, mutable: true) { emit(pick(["\(x)[\(value(.string, 0))] = \(value(.optional, 1))", "\(x)[\(value(.string, 0)), default: 3] &+= \(value(.int, 0))", "\(x).removeValue(forKey: \(value(.string, 0)))", "\(x).merge([\"m\": \(value(.int, 0))]) { a, b in a &+ b }"])) }
        case 3: if let x = variable(.structure, mutable: true) { emit(pick(["\(x).grow(\(value(.int, 1)))", "\(x).a = \(value(.int, 1))", "\(x).b += \(value(.string, 0))", "\(x).list.append(\(value(.int, 0)))", "\(x).half = small(\(value(.int, 1)))", "\(x)[\(value(.int, 0))] = \(value(.int, 1))"])) }
        case 4: if let x = variable(.string, mutable: true) { emit(pick(["\(x) += \(value(.string, 1))", "\(x).append(\"!\")", "\(x) = String(\(x).reversed())", "\(x) = \(x).uppercased()"])) }
        case 5: if let x = variable(.box, mutable: true) { emit("\(x).set(\(value(.int, 1)))") }
        case 6: if let x = variable(.pair, mutable: true) { emit(pick(["\(x).0 = \(value(.int, 1))", "\(x).1 += \"p\""])) }
        case 7: if let x = variable(.double, mutable: true) { emit("\(x) \(pick(["+=", "-=", "*="])) \(value(.double, 1))") }
        default: if let x = variable(.bool, mutable: true) { emit("\(x).toggle()") }
        }
    }

    private mutating func callInout() {
        if let x = variable(.int, mutable: true) { emit("print(bump(&\(x), by: \(value(.int, 1))), \(x))") }
        if chance(40), let x = variable(.structure, mutable: true) { emit("print(bump(&\(x).a, by: \(value(.int, 0))), \(x).a)") }
        if chance(30), let x = variable(.structure, mutable: true) { emit("print(bump(&\(x)[1], by: \(value(.int, 0))), \(x).list)") }
    }

    private mutating func reference() {
        guard let x = variable(.object) else { return declare(.object) }
        let other = variable(.object) ?? x
        emit(pick([
            "\(x).n = \(value(.int, 1))", "\(x).n &+= \(value(.int, 0))", "\(x).friend = \(other)", "\(other).next = C\(seed)(n: \(value(.int, 0)))",
            "print(\(x) === \(other), \(x).friend?.n ?? -1, \(x).next?.next?.n ?? -2)", "\(x).next?.n = \(value(.int, 1))",
        ]))
    }

    private mutating func generics() {
        emit(pick([
            "print(best([\(value(.structure, 1)), \(value(.structure, 1))])?.label(\"s\") ?? \"none\")",
            "print(swapped((\(value(.int, 1)), \(value(.string, 1)))))",
            "print(twice(\(value(.int, 1))) { $0 &* 3 &- \(value(.int, 0)) })",
            "print(twice(\(value(.string, 0))) { $0 + \(value(.string, 0)) })",
            "print([\(value(.structure, 1)), \(value(.structure, 1))].map(\\.score), \(value(.structure, 1))[keyPath: \\.a])",
            "print(([\(value(.object, 1)), D\(seed)(n: \(value(.int, 0)))] as [C\(seed)]).map { $0.label(\"c\") }, ([\(value(.structure, 1)), \(value(.object, 0))] as [any Scored]).map(\\.score))",
        ]))
    }

    private mutating func loop(_ depth: Int) {
        let item = name()
        let binding = Variable(name: item, kind: .int, isMutable: false)
        switch below(4) {
        case 0: block("for \(item) in \(below(3))..<\(below(4) + 3) {", bindings: [binding], depth: depth)
        case 1: block("for \(item) in \(value(.ints, 1)).prefix(4) where \(item) % 2 == \(below(2)) {", bindings: [binding], depth: depth)
        case 2: block("for \(item) in stride(from: \(below(9)), through: 0, by: -\(below(3) + 2)) {", bindings: [binding], depth: depth)
        default: block("var \(item) = \(below(3)); while \(item) < 5 { \(item) += \(below(2) + 1)", bindings: [binding], depth: depth)
        }
    }

    private mutating func chooseCase(_ depth: Int) {
        let (n, s) = (name(), name())
        emit("switch \(value(.enumeration, 2)) {")
        block("case .one(let \(n)) where \(n) > \(below(9)):", bindings: [Variable(name: n, kind: .int, isMutable: false)], depth: depth + 1, footer: "")
        block("case .two(let \(s), n: let \(n)):", bindings: [Variable(name: n, kind: .int, isMutable: false), Variable(name: s, kind: .string, isMutable: false)], depth: depth + 1, footer: "")
        emit("case .pair(.empty, let rest): print(\"rest\", rest.size)")
        emit("case .empty, .one: print(\"small\")")
        emit("default: print(\"other\")")
        emit("}")
    }

    private mutating func chooseNumber(_ depth: Int) {
        emit("switch (\(value(.int, 1)), \(value(.bool, 1))) {")
        emit("case (0, _), (_, false): print(\"zero or false\")")
        emit("case (\(below(5))...\(below(5) + 20), true): print(\"range\")")
        emit("case (let x, true) where x % 2 == 0: print(\"even\", x)")
        block("case (_, _):", depth: depth + 1, footer: "}")
    }

    private mutating func closure() {
        let function = name()
        if let captured = variable(.int, mutable: true), chance(60) {
            let list = chance(40) ? "[\(captured)] " : ""
            if list.isEmpty {
                emit("let \(function): (Int) -> Int = { x in \(captured) = \(captured) &+ x; return \(captured) }")
            } else {
                emit("let \(function): (Int) -> Int = { \(list)x in \(captured) &* 2 &+ x }")
            }
            emit("print(\(function)(1), \(captured), \(function)(\(value(.int, 0))), \(captured))")
        } else {
            emit("let \(function): (Int) -> Int = { $0 \(pick(["&+", "&-", "&*", "^", "&"])) \(value(.int, 1)) }")
        }
        scopes[scopes.count - 1].append(Variable(name: function, kind: .function, isMutable: false))
    }

    private mutating func optional(_ depth: Int) {
        let bound = name()
        block("if let \(bound) = \(value(.optional, 1)), \(bound) != \(below(4)) {", bindings: [Variable(name: bound, kind: .int, isMutable: false)], depth: depth)
    }

    private mutating func localFunction(_ depth: Int) {
        let (function, argument) = (name(), name())
        let saved = scopes
        block("func \(function)(_ \(argument): Int) -> Int {", bindings: [Variable(name: argument, kind: .int, isMutable: false)], depth: depth + 1, footer: "    return \(argument) &+ \(below(50))\n" + String(repeating: "    ", count: indent) + "}")
        scopes = saved
        emit("print(\(function)(\(value(.int, 1))))")
        scopes[scopes.count - 1].append(Variable(name: function, kind: .function, isMutable: false))
    }

    // MARK: Values

    private mutating func value(_ kind: Kind, _ depth: Int) -> String {
        if chance(depth == 0 ? 60 : 35), let found = variable(kind) { return found }
        return depth == 0 ? simple(kind) : made(kind, depth - 1)
    }

    private mutating func simple(_ kind: Kind) -> String {
        switch kind {
        case .int: pick(["\(below(10))", "\(below(1000))", "(-\(below(50) + 1))", "Int.max", "Int.min"])
        case .double: pick(["0.5", "\(below(20)).25", "1e3", "(-2.0)"])
        case .bool: pick(["true", "false"])
        case .string: pick(["\"a\"", "\"bc\"", "\"\"", "\"é🙂\"", "\"K\(below(4))\""])
        case .ints: pick(["[Int]()", "[1, 2, 3]", "[\(below(9)), \(below(9)), \(below(9)), \(below(9))]"])
        case .table: pick(["[String: Int]()", "[\"a\": 1]", "[\"a\": \(below(9)), \"K1\": \(below(9))]"])
        case .optional: pick(["Int?.none", "Int?(\(below(9)))"])
        case .structure: "S\(seed)(a: \(below(50)))"
        case .enumeration: pick(["E\(seed).empty", "E\(seed).one(\(below(20)))"])
        case .object: pick(["C\(seed)(n: \(below(30)))", "D\(seed)(n: \(below(30)))"])
        case .box: "Box(value: \(below(9)))"
        case .pair: "(\(below(9)), \"p\")"
        case .function: "{ $0 &+ \(below(9)) }"
        }
    }

    private mutating func made(_ kind: Kind, _ d: Int) -> String {
        switch kind {
        case .int:
            pick([
                "(\(value(.int, d)) \(pick(["&+", "&-", "&*", "&", "|", "^"])) \(value(.int, d)))", "(small(\(value(.int, d))) \(pick(["+", "-", "*"])) small(\(value(.int, d))))",
                "quotient(\(value(.int, d)), \(value(.int, d)))", "remainder(\(value(.int, d)), \(value(.int, d)))", "(\(value(.int, d)) \(pick(["<<", ">>", "&>>"])) \(below(9)))",
                "\(value(.string, d)).count", "at(\(value(.ints, d)), \(value(.int, d)))", "\(value(.ints, d)).reduce(0) { $0 &+ $1 }", "(\(value(.optional, d)) ?? \(value(.int, d)))",
                "(\(value(.bool, d)) ? \(value(.int, d)) : \(value(.int, d)))", "\(value(.structure, d)).score", "\(value(.structure, d)).half", "\(value(.enumeration, d)).size", "\(value(.object, d)).score",
                "min(\(value(.int, d)), \(value(.int, d)))", "Int(Int8(truncatingIfNeeded: \(value(.int, d))))", "Int(UInt16(truncatingIfNeeded: \(value(.int, d))) &+ 7)",
                "\(value(.pair, d)).0", "\(value(.box, d)).value", "(\(value(.table, d))[\(value(.string, 0))] ?? -3)", "\(value(.structure, d))[\(value(.int, 0))]", "(~\(value(.int, d)))",
                "(\(value(.int, d)).nonzeroBitCount &+ \(value(.int, d)).trailingZeroBitCount)", "\(value(.ints, d)).filter { $0 > \(value(.int, 0)) }.count",
            ])
        case .double:
            pick(["(\(value(.double, d)) \(pick(["+", "-", "*"])) \(value(.double, d)))", "Double(small(\(value(.int, d))))", "\(value(.double, d)).rounded()", "max(\(value(.double, d)), \(value(.double, d)))", "(\(value(.double, d)) / 4)", "(-\(value(.double, d)))"])
        case .bool:
            pick(["(\(value(.int, d)) \(pick(["<", "<=", "==", "!=", ">", ">="])) \(value(.int, d)))", "(\(value(.string, d)) \(pick(["<", "==", "!="])) \(value(.string, d)))", "(\(value(.bool, d)) \(pick(["&&", "||", "!="])) \(value(.bool, d)))", "(!\(value(.bool, d)))", "\(value(.ints, d)).contains(\(value(.int, d)))", "(\(value(.optional, d)) == nil)", "(\(value(.enumeration, d)) == \(value(.enumeration, d)))", "(\(value(.structure, d)) == \(value(.structure, d)))", "((\(value(.int, d)), \(value(.string, d))) < (\(value(.int, d)), \(value(.string, d))))", "(\(value(.ints, d)) == \(value(.ints, d)))"])
        case .string:
            pick(["(\(value(.string, d)) + \(value(.string, d)))", "\"<\\(\(value(.int, d)))>\"", "String(\(value(.string, d)).prefix(3))", "String(\(value(.int, d)), radix: 16)", "\(value(.ints, d)).map { \"\\($0)\" }.joined(separator: \"-\")", "\(value(.structure, d)).b", "\(value(.structure, d)).label(\"l\")", "\(value(.pair, d)).1", "\(value(.string, d)).lowercased()", "String(repeating: \(value(.string, 0)), count: \(below(4)))", "\"\\(\(value(.bool, d))) \\(\(value(.double, d)))\"", "\(value(.object, d)).label(\"k\")"])
        case .ints:
            pick(["[\(value(.int, d)), \(value(.int, d))]", "(\(value(.ints, d)) + \(value(.ints, d)))", "\(value(.ints, d)).map { $0 &* \(value(.int, 0)) }", "\(value(.ints, d)).sorted()", "Array(\(value(.ints, d)).reversed())", "Array(\(value(.ints, d)).dropFirst())", "\(value(.ints, d)).filter { $0 % 2 == 0 }", "Array(\(value(.ints, d)).prefix(2))", "\(value(.structure, d)).list", "\(value(.string, d)).utf8.map { Int($0) }", "zip(\(value(.ints, d)), \(value(.ints, d))).map { $0 &- $1 }", "\(value(.table, d)).values.sorted()", "\(value(.ints, d)).enumerated().map { $0.offset &+ $0.element }"])
        case .table:
            pick(["[\(value(.string, 0)) + \"x\": \(value(.int, d))]", "\(value(.table, d)).mapValues { $0 &+ \(value(.int, 0)) }", "\(value(.table, d)).filter { $0.value > \(below(9)) }", "Dictionary(grouping: \(value(.ints, d))) { \"g\\($0 & 3)\" }.mapValues(\\.count)"])
        case .optional:
            pick(["\(value(.ints, d)).first", "\(value(.ints, d)).max()", "Int(\(value(.string, d)))", "\(value(.table, d))[\(value(.string, 0))]", "\(value(.ints, d)).firstIndex(of: \(value(.int, 0)))", "(\(value(.bool, d)) ? \(value(.int, d)) : nil)", "\(value(.optional, d)).map { $0 &* 2 }", "(\(value(.object, d)).next?.n)", "\(value(.optional, d)).flatMap { $0 > 3 ? $0 : nil }"])
        case .structure:
            pick(["S\(seed)(a: \(value(.int, d)), b: \(value(.string, d)))", "S\(seed)(a: \(value(.int, d)), list: \(value(.ints, d)))", "twice(\(value(.structure, d))) { var s = $0; s.grow(\(value(.int, 0))); return s }"])
        case .enumeration:
            pick(["E\(seed).two(\(value(.string, d)), n: \(value(.int, d)))", "E\(seed).pair(\(value(.enumeration, d)), \(value(.enumeration, d)))", "E\(seed).one(\(value(.int, d)))"])
        case .object: pick(["C\(seed)(n: \(value(.int, d)))", "D\(seed)(n: \(value(.int, d)))"])
        case .box: "Box(value: \(value(.int, d)))"
        case .pair: pick(["(\(value(.int, d)), \(value(.string, d)))", "swapped((\(value(.string, d)), \(value(.int, d))))"])
        case .function: pick(["{ x in x &+ \(value(.int, d)) }", "{ \(value(.bool, d)) ? $0 : $0 &* 2 }", "{ [\(value(.int, 0)), $0].max()! }"])
        }
    }
}
