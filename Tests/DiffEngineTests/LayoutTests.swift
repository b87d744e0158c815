import Testing

@testable import DiffEngine

/// Layouts from descriptions, as an interpreter gives them: values in slots, structs in boxes.
@Suite("Layouts")
struct LayoutTests {
    /// Types by number, described when asked.
    final class Types: TypeSource {
        var descriptions: [TypeDescription] = []
        private(set) var asked: [Int] = []

        func add(_ description: TypeDescription) -> TypeIndex {
            descriptions.append(description)
            return TypeIndex(rawValue: UInt32(descriptions.count - 1))
        }

        func describe(_ type: TypeIndex) -> TypeDescription {
            asked.append(Int(type.rawValue))
            return descriptions[Int(type.rawValue)]
        }
    }

    let types = Types()
    let table: LayoutTable
    let int: TypeIndex
    let string: TypeIndex
    let action: TypeIndex

    init() {
        table = LayoutTable(types: types)
        int = types.add(TypeDescription(name: "Int", kind: .bytes, equality: .builtin))
        string = types.add(TypeDescription(name: "String", kind: .bytes, isPOD: false, equality: .builtin))
        action = types.add(TypeDescription(name: "() -> Void", kind: .function(.swift)))
    }

    private func structure(
        _ name: String, _ fields: [(String, TypeIndex)], equality: TypeDescription.Equality = .none
    ) -> TypeIndex {
        types.add(TypeDescription(
            name: name,
            kind: .structure(fields.enumerated().map { .init(name: $1.0, type: $1.1, offset: $0) }),
            isBoxed: true, equality: equality))
    }

    private func operations(_ type: TypeIndex, _ mode: ComparisonMode = .equatableUnlessPOD) -> [LayoutStep.Operation] {
        table.layout(of: type, mode: mode).contents.map(\.operation)
    }

    @Test("Neighbouring slots of plain data are one step; a boxed struct is a step of its own")
    func slots() {
        let point = structure("Point", [("x", int), ("y", int)])
        let row = structure("Row", [("id", int), ("size", int), ("title", string), ("at", point), ("onTap", action)])
        #expect(operations(row) == [.bytes, .equatable, .boxed, .function])
        let contents = table.layout(of: row, mode: .equatableUnlessPOD).contents
        #expect(contents.map(\.offset) == [0, 2, 3, 4])
        #expect(contents.map(\.size) == [2, 1, 1, 1])
        #expect(contents[2].type == point)
        #expect(table.layout(of: row, mode: .equatableUnlessPOD).steps.map(\.operation) == [.boxed])
        #expect(table.layout(of: point, mode: .equatableUnlessPOD).rule == .bytes)
        #expect(operations(point) == [.bytes])
        #expect(table.layout(of: row, mode: .bitwise).steps.map(\.operation) == [.identity])
    }

    @Test("A type is described once, a layout derived once for each mode")
    func caching() {
        let row = structure("Row", [("a", string), ("b", string)])
        let first = table.layout(of: row, mode: .equatableUnlessPOD)
        _ = table.layout(of: row, mode: .equatableAlways)
        #expect(first === table.layout(of: row, mode: .equatableUnlessPOD))
        #expect(types.asked.sorted() == [Int(string.rawValue), Int(row.rawValue)])
        table.removeAll()
        #expect(first !== table.layout(of: row, mode: .equatableUnlessPOD))
    }

    @Test("A generic field leaves it to each value whether it is plain data")
    func genericFields() {
        let content = types.add(TypeDescription(name: "Content", kind: .dynamic))
        let box = structure("Box", [("content", content)], equality: .written)
        #expect(table.plainness(of: box) == .byValue)
        #expect(table.layout(of: box, mode: .equatableUnlessPOD).steps.map(\.operation) == [.plainOrEquatable])
        #expect(operations(box) == [.dynamic])
        #expect(table.layout(of: box, mode: .equatableAlways).steps.map(\.operation) == [.equatable])
        let mixed = structure("Mixed", [("content", content), ("text", string)], equality: .written)
        #expect(table.layout(of: mixed, mode: .equatableUnlessPOD).steps.map(\.operation) == [.equatable])
    }

    @Test("Function types: generic never equal, foreign bytes")
    func functions() {
        let generic = types.add(TypeDescription(name: "() -> Content", kind: .function(.generic)))
        let foreign = types.add(TypeDescription(name: "@convention(c) () -> Void", kind: .function(.foreign)))
        #expect(operations(structure("A", [("f", generic)])) == [.never])
        #expect(operations(structure("B", [("f", foreign)])) == [.bytes])
    }

    @Test("Modes: existentials are opened from indirect on, class-bound ones where == may be asked")
    func existentials() {
        let opaque = types.add(TypeDescription(name: "any P", kind: .existential(isClassBound: false)))
        let object = types.add(TypeDescription(name: "any Q", kind: .existential(isClassBound: true)))
        #expect(ComparisonMode.allCases.map { operations(opaque, $0) } == [[.bytes], [.existential], [.existential], [.existential]])
        #expect(ComparisonMode.allCases.map { operations(object, $0) } == [[.identity], [.identity], [.existential], [.existential]])
    }

    @Test("Optionals and enums: bytes if plain, otherwise by case")
    func enums() {
        let number = types.add(TypeDescription(name: "Int?", kind: .optional(int)))
        let text = types.add(TypeDescription(name: "Label?", kind: .optional(structure("Label", [("text", string)]))))
        let plain = types.add(TypeDescription(name: "Mode", kind: .enumeration([.init(name: "on"), .init(name: "off")])))
        let tree = types.add(TypeDescription(
            name: "Tree",
            kind: .enumeration([.init(name: "leaf"), .init(name: "node", payload: TypeIndex(rawValue: 7), isIndirect: true)]),
            isBoxed: true))
        #expect(tree == TypeIndex(rawValue: 7))
        #expect(operations(number) == [.bytes])
        #expect(operations(text) == [.optional])
        #expect(operations(plain) == [.bytes])
        #expect(operations(tree) == [.enumeration])
        #expect(table.plainness(of: tree) == .notPlain)
    }

    // MARK: Reports

    private func report(_ type: TypeIndex, _ mode: ComparisonMode = .equatableUnlessPOD) -> String {
        table.report(on: type, mode: mode).text
    }

    @Test("A report lists each field with its rule and what is in its way")
    func fieldReport() {
        let model = types.add(TypeDescription(name: "Model", kind: .reference))
        let items = types.add(TypeDescription(name: "[Item]", kind: .collection(elements: [int])))
        let counter = structure("Counter", [("id", int), ("title", string), ("onTap", action), ("model", model), ("items", items)])
        #expect(report(counter) == """
            Counter is compared field by field
              id     Int         bytes
              title  String      ==
              onTap  () -> Void  code and captures: equal only if all that it captures is; capture less, or leave it out of == with @SkipEquatable
              model  Model       identity: a new object is different, a change inside is not seen; Equatable would compare contents
              items  [Item]      buffer: a copy is equal, a new one is not; Equatable elements would be compared by ==
            """)
    }

    @Test("A report says when Equatable changes nothing")
    func plainReport() {
        let row = structure("Row", [("id", int)], equality: .written)
        #expect(report(row) == """
            Row is plain data, compared by bytes; its Equatable conformance changes nothing here without .equatable()
              id  Int  bytes
            """)
        #expect(report(row, .equatableAlways) == """
            Row is compared by its own ==
              id  Int  decided by ==
            """)
    }

    @Test("A report of a generated == names what it leaves out")
    func generatedReport() {
        let counter = structure(
            "Counter", [("id", int), ("title", string), ("onTap", action)], equality: .generated(skipping: ["onTap"]))
        #expect(report(counter) == """
            Counter is compared by its ==, field by field
              id     Int         ==
              title  String      ==
              onTap  () -> Void  not compared
            """)
    }
}
