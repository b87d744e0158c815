import Testing

@testable import SwiftUIRuntime

/// The drawing as text, without the indentation of the prompt.
func drawing(_ node: DrawingNode, width: Int = 40, height: Int? = nil) -> String {
    Screen.draw(node, width: width, height: height, indentation: 0).text
}

@Suite struct ControlTests {
    @Test func drawsAColumnOfButtonsAtThePrompt() {
        let column = DrawingNode.vertical([.button(.text("A 0"), number: 1), .button(.text("B 0"), number: 2)])
        #expect(Screen.draw(column).lines == ["  [ A 0 ]", "  [ B 0 ]"])
        #expect(
            Screen.draw(column).regions == [
                .init(number: 1, column: 2, line: 0, width: 7, height: 1),
                .init(number: 2, column: 2, line: 1, width: 7, height: 1),
            ])
    }

    @Test(arguments: [
        (.text("Hello"), "Hello"),
        (.image("star.fill"), "(star.fill)"),
        (.label(icon: .image("star"), title: .text("Stars")), "(star) Stars"),
        (.button(.label(icon: .image("plus"), title: .text("Add")), number: nil), "[ (plus) Add ]"),
        (.disabled(.button(.text("Save"), number: nil)), "( Save )"),
        (.link(.text("Details"), number: 1), "Details ›"),
        (.toggle(.text("Sound"), isOn: true, number: nil), "[x] Sound"),
        (.toggle(.text("Sound"), isOn: false, number: nil), "[ ] Sound"),
        (.toggle(.empty, isOn: false, number: nil), "[ ]"),
        (.textField(.init(placeholder: "Name", text: "")), "[ (Name)__________ ]"),
        (.textField(.init(placeholder: "Name", text: "Ann")), "[ Ann_____________ ]"),
        (.textField(.init(placeholder: "", text: "")), "[ ________________ ]"),
        (.textField(.init(placeholder: "PIN", text: "1234", isSecure: true)), "[ ••••____________ ]"),
        (.slider(.init(fraction: 0, value: "0")), "├●─────────┤ 0"),
        (.slider(.init(fraction: 1, value: "10")), "├─────────●┤ 10"),
        (.slider(.init(fraction: .nan, value: "nan")), "├●─────────┤ nan"),
        (.stepper(.text("Amount: 3"), number: nil), "Amount: 3  [ - | + ]"),
        (.progress(.text("Load"), fraction: 0.25), "Load ███░░░░░░░ 25%"),
        (.progress(.empty, fraction: nil), "(…)"),
        (.shape(.init(.circle)), "●"),
        (.shape(.init(.rectangle, fill: .named("red"))), "■"),
        (.hidden(.text("Hello")), ""),
        (.empty, ""),
    ] as [(DrawingNode, String)])
    func looksLike(node: DrawingNode, text: String) {
        #expect(drawing(node) == text)
    }

    @Test func drawsPickers() {
        var picker = DrawingNode.Picker(label: .text("Fruit"), options: [.text("Fig"), .text("Kiwi")], selection: 1)
        #expect(drawing(.picker(picker)) == "Fruit  [ Kiwi ▾ ]")
        picker.style = .segmented
        #expect(drawing(.picker(picker)) == "[ Fig |(Kiwi)]")
        picker.style = .inline
        #expect(drawing(.picker(picker)) == "Fruit\n( ) Fig\n(•) Kiwi")
        picker.selection = nil
        picker.style = .menu
        #expect(drawing(.picker(picker)) == "Fruit  [ – ▾ ]")
    }

    @Test func enclosesEveryLineOfALabel() {
        let label = DrawingNode.vertical([.text("Title"), .text("below")], alignment: .leading)
        #expect(drawing(.button(label, number: nil)) == "[ Title ]\n[ below ]")
    }

    @Test func keepsStyles() {
        let text = DrawingNode.styled(.init(foreground: .named("red")), .styled(.init(isBold: true), .text("Hi")))
        let drawing = Screen.draw(.horizontal([text, .text("there")]), indentation: 0)
        #expect(
            drawing.runs == [[
                .init(column: 0, text: "Hi", style: .init(foreground: .named("red"), isBold: true)),
                .init(column: 3, text: "there", style: .plain),
            ]])
    }

    @Test func whatAViewToldItsLayoutIsNotInTheDrawing() {
        let views: [DrawingNode] = [.text("a"), .padding(.init(all: 8), .text("b")), .list([.row(.text("c"))])]
        func told(from number: Int) -> DrawingNode {
            .vertical(views.enumerated().map { .told(number + $0, .group([.told(number, $1)])) })
        }
        #expect(told(from: 0) != told(from: 3))
        #expect(told(from: 0).withoutTold == told(from: 3).withoutTold)
        #expect(told(from: 0).withoutTold == .vertical(views.map { .group([$0]) }))
    }
}
