import SwiftUI

// Stacks, spacers and frames: a profile card.

struct Badge: View {
    let title: String
    var body: some View {
        ZStack(alignment: .topTrailing) {
            RoundedRectangle(cornerRadius: 12, style: .continuous)
                .fill(Color.blue)
                .frame(width: 80, height: 40, alignment: .center)
            Circle().fill(.red).frame(width: 12, height: 12)
            Text(title).foregroundColor(.white)
        }
    }
}

struct ProfileCard: View {
    var body: some View {
        VStack {
            HStack(alignment: .top, spacing: 8) {
                Badge(title: "New")
                Spacer(minLength: 4)
                Text("right")
            }
            HStack(alignment: .firstTextBaseline) {
                Text("one").frame(maxWidth: .infinity, alignment: .leading)
                Text("two").frame(height: 20)
                Text("three").frame(width: 40)
            }
            HStack(spacing: 2) {
                Text("a")
                Text("b")
            }
            VStack(alignment: .leading) { Text("leading") }
            VStack(alignment: .trailing, spacing: 3) { Text("trailing") }
            VStack(spacing: 10) { Text("spaced") }
            ZStack {
                Color.clear
                Text("middle")
            }
            Spacer()
            Divider()
            Group {
                Text("grouped").layoutPriority(1).zIndex(2)
                EmptyView()
            }
            HStack { Text("fixed").fixedSize().fixedSize(horizontal: true, vertical: false) }
        }
        .padding()
        .padding(8)
        .padding(.horizontal)
        .padding(.top, 12)
        .padding([.leading, .trailing], 4)
        .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        .frame(maxWidth: .infinity)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .frame(maxHeight: .infinity)
        .frame(maxHeight: .infinity, alignment: .bottom)
        .frame(minWidth: 0, maxWidth: .infinity)
        .frame(maxWidth: 300, minHeight: 40)
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
        .frame(width: 300, alignment: .leading)
        .frame(idealWidth: 100, idealHeight: 100)
        .frame(maxWidth: 200, minHeight: 10, alignment: .bottomTrailing)
        .ignoresSafeArea()
        .ignoresSafeArea(edges: .bottom)
        .ignoresSafeArea(.all, edges: .top)
        .edgesIgnoringSafeArea(.all)
    }
}

struct Arrangement: View {
    @State private var isWide = false
    var layout: AnyLayout {
        isWide ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(VStackLayout(alignment: .leading))
    }
    var body: some View {
        VStack {
            layout {
                Text("first")
                Text("second")
            }
            Button("Turn") { isWide.toggle() }
            ViewThatFits {
                Text("a long line of text that may not fit")
                Text("short")
            }
            ViewThatFits(in: .horizontal) {
                HStack { Text("wide"); Text("row") }
                Text("narrow")
            }
            HSplitView {
                Text("left")
                Text("right")
            }
            ProfileCard()
        }
    }
}

#Preview { Arrangement() }
