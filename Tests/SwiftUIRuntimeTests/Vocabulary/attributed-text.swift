import SwiftUI

// Texts whose parts look different.

struct Headline: View {
    @State private var query = "news"
    private var text: AttributedString {
        var text = AttributedString("The news of today")
        text.foregroundColor = .secondary
        text.font = .body
        if let range = text.range(of: query) {
            text[range].foregroundColor = .red
            text[range].backgroundColor = .yellow
            text[range].font = .headline
            text[range].underlineStyle = Text.LineStyle(pattern: .dot, color: .red)
            text[range].link = URL(string: "https://example.com")
        }
        return text
    }
    private var note: AttributedString {
        var attributes = AttributeContainer()
        attributes.strikethroughStyle = .single
        attributes.kern = 2
        attributes.tracking = 1
        attributes.baselineOffset = 3
        attributes.merge(AttributeContainer())
        var note = AttributedString(" (old)", attributes: attributes)
        note.mergeAttributes(attributes)
        note.append(AttributedString(text[text.startOfNews]))
        note.setAttributes(attributes.merging(AttributeContainer()))
        return text + note
    }
    private var loud: AttributeContainer {
        var loud = AttributeContainer()
        loud.inlinePresentationIntent = .stronglyEmphasized
        return loud
    }
    var body: some View {
        VStack {
            Text(text)
            Text(note)
            Text("\(String(note.characters).count) letters, \(note.kern == nil ? "mixed" : "one kern")")
            Text((try? AttributedString(markdown: "**new** _today_", options: .init(interpretedSyntax: .inlineOnly))) ?? "")
            Text(loud.inlinePresentationIntent == .stronglyEmphasized ? "loud" : "quiet")
            Button("other") { query = "today" }
        }
    }
}

extension AttributedString {
    var startOfNews: Range<String.Index> { range(of: "news") ?? "".startIndex..<"".startIndex }
}
