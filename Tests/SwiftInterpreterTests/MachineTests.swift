import Testing
@testable import SwiftInterpreter

@Suite struct MachineTests {
    let p = TestProgram()

    func fib() -> FunctionDecl {
        let n = p.variable("n", p.int, constant: true)
        let fib = p.declare("fib", [n], result: p.int)
        fib.body?.statements = [
            p.s(.if([.boolean(p.binary(.less, p.get(n), p.int(2)))], then: [p.give(p.get(n))], else: [])),
            p.give(p.add(
                p.call(fib, .value(p.binary(.subtract, p.get(n), p.int(1))), result: p.int),
                p.call(fib, .value(p.binary(.subtract, p.get(n), p.int(2))), result: p.int))),
        ]
        return fib
    }

    @Test func recursiveFunction() throws {
        let fib = fib()
        #expect(try p.execute([p.give(p.call(fib, .value(p.int(20)), result: p.int))], result: p.int) == "6765")
    }

    @Test func loops() throws {
        let i = p.variable("i", p.int), sum = p.variable("sum", p.int)
        let range = p.variable("k", p.int, constant: true)
        try p.execute([
            p.declare(i, p.int(0)), p.declare(sum, p.int(0)),
            p.s(.while(Label(name: nil), [.boolean(p.binary(.less, p.get(i), p.int(10)))], [
                p.set(p.get(sum), p.add(p.get(sum), p.get(i))),
                p.set(p.get(i), p.add(p.get(i), p.int(1))),
            ])),
            p.show(p.get(sum)),
            p.s(.forIn(Label(name: nil), ForLoop(
                source: .range(p.int(1), p.int(4), closed: true), pattern: .bind(range), filter: nil,
                body: [p.show(p.get(range))]))),
        ])
        #expect(p.output.lines == ["45", "1", "2", "3", "4"])
    }

    @Test func closuresShareVariables() throws {
        let count = p.variable("count", p.int, captured: true)
        let type = Type.function(FunctionType(parameters: [], result: p.int))
        let closure = FunctionBody(name: "closure in main", parameters: [], result: p.int, position: .none)
        closure.captures = [count]
        closure.statements = [
            p.set(p.get(count), p.add(p.get(count), p.int(1))), p.give(p.get(count)),
        ]
        let next = p.variable("next", type, constant: true)
        try p.execute([
            p.declare(count, p.int(40)),
            p.declare(next, p.e(.closure(closure), type)),
            p.show(p.e(.callValue(p.get(next), []), p.int)),
            p.show(p.e(.callValue(p.get(next), []), p.int)),
            p.show(p.get(count)),
        ])
        #expect(p.output.lines == ["41", "42", "42"])
        #expect(p.machine.heap.liveObjects == 0)
    }

    @Test func nestedPlacesAreChangedInPlace() throws {
        let item = p.structure("Item", [("c", p.int)])
        let inner = p.structure("Inner", [("b", p.array(.nominal(item, [])))])
        let outer = p.structure("Outer", [("a", .nominal(inner, []))])
        func makeItem(_ c: Int) -> Expression { p.e(.makeStruct(item, [p.int(c)]), .nominal(item, [])) }
        let value = p.variable("x", .nominal(outer, [])), copy = p.variable("y", .nominal(outer, []))
        func target(_ v: LocalVariable) -> Expression {
            p.field(p.element(p.field(p.field(p.get(v), "a"), "b"), p.int(1)), "c")
        }
        try p.execute([
            p.declare(value, p.e(.makeStruct(outer, [
                p.e(.makeStruct(inner, [p.e(.array([makeItem(1), makeItem(2)]), p.array(.nominal(item, [])))]),
                    .nominal(inner, [])),
            ]), .nominal(outer, []))),
            p.declare(copy, p.get(value)),
            p.set(target(value), p.add(target(value), p.int(40))),
            p.show(p.get(value)), p.show(p.get(copy)),
        ])
        #expect(p.output.lines == [
            "Outer(a: main.Inner(b: [main.Item(c: 1), main.Item(c: 42)]))",
            "Outer(a: main.Inner(b: [main.Item(c: 1), main.Item(c: 2)]))",
        ])
        #expect(p.machine.heap.liveObjects == 0)
    }

    @Test func appendKeepsTheArrayUnique() throws {
        let holder = p.structure("Holder", [("items", p.array(p.int))])
        let h = p.variable("h", .nominal(holder, [])), i = p.variable("i", p.int, constant: true)
        try p.execute([
            p.declare(h, p.e(.makeStruct(holder, [p.e(.array([]), p.array(p.int))]), .nominal(holder, []))),
            p.s(.forIn(Label(name: nil), ForLoop(
                source: .range(p.int(0), p.int(100_000), closed: false), pattern: .bind(i), filter: nil,
                body: [p.run(p.call(p.append, .inout(p.field(p.get(h), "items")), .value(p.get(i))))]))),
            p.show(p.element(p.field(p.get(h), "items"), p.int(99_999))),
        ])
        #expect(p.output.lines == ["99999"])
    }

    @Test func throwAndDefer() throws {
        let problem = p.structure("Problem", [("text", p.string)])
        let x = p.variable("x", p.int, constant: true)
        let risky = p.declare("risky", [x], result: p.int, throwing: true)
        risky.body?.isThrowing = true
        let label = p.variable("label", p.string, constant: true)
        risky.body?.statements = [
            p.declare(label, p.e(.interpolation([p.text("x is "), p.get(x)]), p.string)),
            p.s(.defer([p.show(p.get(label))])),
            p.s(.if([.boolean(p.binary(.greater, p.get(x), p.int(1)))], then: [
                p.s(.throw(p.e(.makeStruct(problem, [p.get(label)]), .nominal(problem, [])))),
            ], else: [])),
            p.give(p.get(x)),
        ]
        let error = p.variable("error", .any, constant: true)
        func attempt(_ n: Int) -> Expression {
            p.e(.try(p.call(risky, .value(p.int(n)), result: p.int), .plain), p.int)
        }
        try p.execute([
            p.s(.doCatch([p.show(attempt(1)), p.show(attempt(2)), p.show(attempt(3))], [
                CatchClause(error: error, pattern: .wildcard, filter: nil, body: [p.show(p.get(error))]),
            ])),
            p.show(p.e(.try(p.call(risky, .value(p.int(7)), result: p.int), .optional), p.optional(p.int))),
        ])
        #expect(p.output.lines == [
            "x is 1", "1", "x is 2", "Problem(text: \"x is 2\")", "x is 7", "nil",
        ])
        #expect(p.machine.heap.liveObjects == 0)
    }

    @Test func traps() {
        let a = p.variable("a", p.int)
        #expect(p.trap([
            p.declare(a, p.int(.max)), p.set(p.get(a), p.add(p.get(a), p.int(1))),
        ]) == "Arithmetic operation '9223372036854775807 + 1' (on type 'Int') results in an overflow")
        #expect(p.trap([
            p.declare(a, p.int(0)), p.show(p.binary(.divide, p.int(1), p.get(a))),
        ]) == "Division by zero")
        let xs = p.variable("xs", p.array(p.int))
        #expect(p.trap([
            p.declare(xs, p.e(.array([p.int(1)]), p.array(p.int))), p.show(p.element(p.get(xs), p.int(1))),
        ]) == "Index out of range")
        let o = p.variable("o", p.optional(p.int))
        #expect(p.trap([
            p.declare(o, p.e(.none, p.optional(p.int))), p.show(p.e(.force(p.get(o)), p.int)),
        ]) == "Unexpectedly found nil while unwrapping an Optional value")
    }

    @Test func endlessRecursionIsATrap() {
        let n = p.variable("n", p.int, constant: true)
        let f = p.declare("f", [n], result: p.int)
        f.body?.statements = [p.give(p.add(p.call(f, .value(p.get(n)), result: p.int), p.int(1)))]
        let message = p.trap([p.show(p.call(f, .value(p.int(1)), result: p.int))])
        #expect(message?.hasPrefix("calls are nested more than 20000 levels deep") == true)
        #expect(p.machine.heap.liveObjects == 0)
    }

    @Test func stepBudget() {
        p.machine.limits.steps = 1_000_000
        #expect(throws: Interruption.self) {
            try p.execute([p.s(.while(Label(name: nil), [.boolean(p.e(.boolean(true), p.bool))], []))])
        }
    }

    @Test func fibIsCompact() throws {
        #expect(try p.machine.disassemble(fib().functionID) == """
            0  branchGreaterOrEqualImmediate 1 #2 -> 2
            1  returnMoved 1
            2  subtractImmediate 3 1 #1
            3  call 2 fib
            4  subtractImmediate 4 1 #2
            5  call 3 fib
            6  addInt 0 2 3
            7  return
            """)
    }
}
