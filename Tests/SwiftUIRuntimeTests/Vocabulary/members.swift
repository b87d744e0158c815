import SwiftUI

// Members that are named by their type alone.

struct Members: View {
    @State private var words: Set<String> = []
    @State private var length = 3.5
    @State private var day = Date(timeIntervalSince1970: 0)
    let days: [Date] = [.distantPast, .distantFuture, .now]

    var body: some View {
        VStack {
            Text(length, format: .number.precision(.fractionLength(2)))
            Text(day, format: .dateTime.year().month(.wide).day().weekday(.abbreviated))
            Text(day.formatted(date: .long, time: .shortened))
            Text(day.formatted(date: .abbreviated, time: .standard))
            Text(day.formatted(date: .omitted, time: .omitted))
            Text("words".trimmingCharacters(in: .whitespacesAndNewlines)).fontWeight(.regular).fontWeight(.thin).fontWeight(.ultraLight)
            Rectangle().fill(.background).clipShape(.rect(cornerRadius: 2)).clipShape(.circle)
            Rectangle().fill(.quaternary).blendMode(.destinationOut).blendMode(.hue).blendMode(.hardLight).blendMode(.color)
            Rectangle().foregroundStyle(.radialGradient(colors: [.red, .blue], center: .bottomLeading, startRadius: 0, endRadius: 10))
            Circle().stroke(Color.accentColor, style: StrokeStyle(lineWidth: 1, lineCap: .butt)).stroke(.blue, style: StrokeStyle(lineCap: .square))
            Button("Mini") {}.controlSize(.mini).controlSize(.regular).controlSize(.extraLarge)
            Button("Keys") {}.keyboardShortcut(.upArrow).keyboardShortcut(.downArrow, modifiers: [.option, .control]).keyboardShortcut(.space)
            TextField("Number", text: .constant("")).keyboardType(.numberPad).submitLabel(.next).submitLabel(.join).submitLabel(.route).submitLabel(.search)
            Text("header").accessibilityAddTraits(.isHeader).truncationMode(.head)
            Text("content").textContentType(.givenName).textContentType(.familyName)
            Text("moved").transition(.identity)
            ZStack(alignment: .centerFirstTextBaseline) { Text("first") }
            VStack(spacing: 2, content: { Text("content") })
            ZStack(alignment: .center, content: { Text("content") })
        }
        .toolbar(content: {
            ToolbarItem(placement: .topBarLeading) { Button("Leading") {} }
            ToolbarItem(placement: .topBarTrailing) { Button("Trailing") {} }
            ToolbarItem(placement: .navigation) { Text("navigation") }
        })
        .onTapGesture(perform: { length += 1 })
        .shadow(color: .black, radius: 1, x: 1)
        .cornerRadius(2, antialiased: true)
    }
}

struct Newer: View {
    struct Card: Shape {
        var offset: CGSize
        var animatableData: CGSize.AnimatableData {
            get { offset.animatableData }
            set { offset.animatableData = newValue }
        }
        func path(in rect: CGRect) -> Path {
            var path = Path()
            path.move(to: CGPoint(x: 0, y: offset.height))
            path.addArc(tangent1End: CGPoint(x: 1, y: 1), tangent2End: CGPoint(x: 2, y: 1), radius: 4)
            return path.trimmedPath(from: 0, to: 0.5).offsetBy(dx: 1, dy: 1)
        }
    }
    @Namespace private var space
    @State private var isHidden = false
    @State private var selection: TextSelection?
    @State private var text = "text"
    var body: some View {
        NavigationStack {
            VStack {
                Card(offset: CGSize(width: 1, height: 2)).fill(.tertiary.opacity(0.5))
                Text("badge").badge(Text("new")).matchedTransitionSource(id: 1, in: space)
                Button("hide") { isHidden.toggle() }.buttonRepeatBehavior(.disabled)
                Image(systemName: "bell").symbolEffect(.wiggle.counterClockwise, value: isHidden)
                TextField("chosen", text: $text, selection: $selection)
                    .onChange(of: selection) { _, new in
                        if case .selection(let range) = new?.indices { print(text[range]) }
                    }
                AngularGradient(stops: [.init(color: .red, location: 0.2), .init(color: .blue, location: 1)], center: .center)
                    .drawingGroup(opaque: true, colorMode: .linear)
                Color(.gray.opacity(0.1))
            }
            .coordinateSpace(.named("card"))
            .navigationTransition(.zoom(sourceID: 1, in: space))
            .toolbarVisibility(isHidden ? .hidden : .visible, for: .tabBar)
            .toolbarTitleDisplayMode(.inlineLarge)
            .safeAreaInset(edge: .leading) { Text("side") }
            .previewDevice(PreviewDevice(rawValue: "iPhone SE"))
        }
    }
}

struct Rarer: View {
    @State private var isShown = false
    var body: some View {
        List {
            Section("one") { Text("wide").fontWidth(.expanded).textScale(.secondary).listItemTint(.red) }
                .headerProminence(.increased)
            Menu("menu") { Button("item") {} }.menuIndicator(.hidden).menuOrder(.fixed).menuActionDismissBehavior(.disabled)
            Button("glass") { isShown = true }.glassEffect(.regular.tint(.blue).interactive(), in: Circle())
            EllipticalGradient(colors: [.red, .blue]).geometryGroup().luminanceToAlpha().containerShape(Circle())
            Text("hovered").onContinuousHover { phase in if case .active(let point) = phase { print(point) } }
                .onKeyPress(.space) { .handled }
                .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { print($0) }
            Rectangle().stroke(ImagePaint(image: Image("swift"), sourceRect: CGRect(x: 0, y: 0.2, width: 0.5, height: 0.2), scale: 2))
        }
        .listSectionSpacing(.compact).listSectionSeparator(.hidden)
        .scenePadding().dynamicTypeSize(.large).backgroundStyle(.red)
        .toolbarColorScheme(.dark, for: .navigationBar).toolbarBackgroundVisibility(.visible, for: .navigationBar).toolbarRole(.editor)
        .navigationSubtitle("second line").navigationSplitViewColumnWidth(min: 100, ideal: 200)
        .sheet(isPresented: $isShown) {
            Text("sheet").presentationBackground(.thinMaterial).presentationCornerRadius(20)
                .presentationBackgroundInteraction(.enabled(upThrough: .medium)).presentationCompactAdaptation(.popover)
                .presentationContentInteraction(.scrolls)
        }
    }
}
