import SwiftUI

// Texts, labels and fonts.

struct Lines: View {
    let price = 12.5
    let date = Date(timeIntervalSince1970: 0)
    var body: some View {
        VStack(alignment: .leading) {
            Text("Hello, **world**")
                .font(.largeTitle)
                .fontWeight(.semibold)
                .bold()
                .italic()
                .underline()
                .strikethrough(true, color: .red)
                .kerning(1)
                .tracking(2)
                .baselineOffset(3)
            Text(verbatim: "as *written*").font(.title).foregroundStyle(.secondary)
            Text(price, format: .currency(code: "EUR"))
            Text(0.25, format: .percent)
            Text(date, style: .date)
            Text(date, style: .time)
            Text(date, style: .timer)
            Text(date, style: .relative)
            Text("one") + Text(" two").foregroundColor(.blue).fontWeight(.heavy)
            Text("many lines")
                .lineLimit(2)
                .lineSpacing(4)
                .multilineTextAlignment(.center)
                .minimumScaleFactor(0.5)
                .truncationMode(.tail)
                .allowsTightening(true)
                .textCase(.uppercase)
                .textSelection(.enabled)
            Text("sizes").font(.system(size: 20, weight: .bold, design: .rounded))
            Text("custom").font(.custom("Avenir", size: 18))
            Group {
                Text("title2").font(.title2)
                Text("title3").font(.title3)
                Text("headline").font(.headline)
                Text("subheadline").font(.subheadline)
                Text("body").font(.body)
                Text("callout").font(.callout)
                Text("footnote").font(.footnote)
                Text("caption").font(.caption)
                Text("caption2").font(.caption2)
            }
            Label("Inbox", systemImage: "tray").labelStyle(.titleAndIcon)
            Label("Only title", systemImage: "tray").labelStyle(.titleOnly)
            Label("Only icon", systemImage: "tray").labelStyle(.iconOnly)
            Label {
                Text("Built")
            } icon: {
                Circle().frame(width: 10, height: 10)
            }
            Text("serif").font(.system(.body, design: .serif))
            Text("mono").font(.system(.caption, design: .monospaced)).monospacedDigit()
            Text("hidden").redacted(reason: .placeholder).privacySensitive()
        }
        .font(.system(size: 14))
        .font(.system(size: 14, weight: .light))
        .font(Font.title.weight(.bold))
    }
}

struct Formats: View {
    let total = 1234.5
    var body: some View {
        VStack {
            Text("\(total, specifier: "%.2f") in all")
            Text(LocalizedStringKey("key"))
            Text(total.formatted())
            Text(AttributedString("attributed"))
            Lines()
        }
    }
}
