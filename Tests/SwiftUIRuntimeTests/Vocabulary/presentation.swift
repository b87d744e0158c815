import SwiftUI

// What comes up above a screen.

struct Message: Identifiable {
    let id: Int
    var text: String { "message \(id)" }
}

struct Presenter: View {
    @State private var isSheet = false
    @State private var isCover = false
    @State private var isPopover = false
    @State private var isAlert = false
    @State private var isOldAlert = false
    @State private var isDialog = false
    @State private var isActionSheet = false
    @State private var message: Message?

    var body: some View {
        VStack {
            Button("Sheet") { isSheet = true }
                .sheet(isPresented: $isSheet) {
                    Text("in the sheet")
                        .presentationDetents([.medium, .large, .fraction(0.3)])
                        .presentationDragIndicator(.visible)
                        .interactiveDismissDisabled()
                }
            Button("Item") { message = Message(id: 1) }
                .sheet(item: $message) { message in Text(message.text) }
            Button("Content") { isSheet = true }
                .sheet(isPresented: $isSheet, content: { Text("content") })
                .sheet(isPresented: $isSheet, onDismiss: { isAlert = false }) { Text("dismissed") }
            Button("Cover") { isCover = true }
                .fullScreenCover(isPresented: $isCover) { Text("cover") }
            Button("Popover") { isPopover = true }
                .popover(isPresented: $isPopover) { Text("popover") }
            Button("Alert") { isAlert = true }
                .alert("Title", isPresented: $isAlert) {
                    Button("OK", role: .cancel) {}
                } message: {
                    Text("why")
                }
            Button("Simple") { isAlert = true }
                .alert("Simple", isPresented: $isAlert) { Button("Fine") {} }
            Button("Old alert") { isOldAlert = true }
                .alert(isPresented: $isOldAlert) {
                    Alert(title: Text("Old"), message: Text("text"), dismissButton: .default(Text("OK")))
                }
                .alert(isPresented: $isOldAlert, content: { Alert(title: Text("Only")) })
            Button("Two buttons") { isOldAlert = true }
                .alert(isPresented: $isOldAlert) {
                    Alert(
                        title: Text("Delete?"), message: Text("text"), primaryButton: .destructive(Text("Delete")) {},
                        secondaryButton: .cancel())
                }
            Button("Dialog") { isDialog = true }
                .confirmationDialog("Choose", isPresented: $isDialog) { Button("A") {} }
            Button("Action sheet") { isActionSheet = true }
                .actionSheet(isPresented: $isActionSheet) {
                    ActionSheet(title: Text("Choose"), message: Text("one"), buttons: [.default(Text("A")), .cancel()])
                }
            ContentUnavailableView("Nothing", systemImage: "tray", description: Text("here"))
        }
        .interactiveDismissDisabled(true)
    }
}
