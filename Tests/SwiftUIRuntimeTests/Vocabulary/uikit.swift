import SwiftUI
import UIKit

// What SwiftUI programs ask UIKit for.

struct DeviceFacts: View {
    @State private var opened = ""
    private let version = Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "1.0"
    var body: some View {
        VStack {
            Text(version).frame(width: UIScreen.main.bounds.width / 3, height: UIScreen.main.bounds.size.height * 0.1)
            Text(UIDevice.current.userInterfaceIdiom == .pad ? "pad" : UIDevice.current.name)
            Text(UIDevice.current.orientation.isLandscape ? "wide" : "high")
            if UIAccessibility.isReduceMotionEnabled || UIAccessibility.isVoiceOverRunning { Text("calm") }
            if let image = UIImage(systemName: "star") { Image(uiImage: image).resizable() }
            Button("announce") { UIAccessibility.post(notification: .announcement, argument: "hello") }
            Button("knock") {
                UIImpactFeedbackGenerator(style: .medium).impactOccurred()
                UINotificationFeedbackGenerator().notificationOccurred(.success)
                UISelectionFeedbackGenerator().selectionChanged()
            }
            Button("settings") {
                guard let url = URL(string: UIApplication.openSettingsURLString), UIApplication.shared.canOpenURL(url) else { return }
                UIApplication.shared.open(url)
            }
            Button("copy") {
                UIPasteboard.general.string = "copied"
                opened = UIPasteboard.general.string ?? ""
            }
            Text(opened)
        }
        .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)) { _ in opened = "active" }
    }
}

extension View {
    func hideKeyboard() {
        UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
    }
    func safeArea() -> UIEdgeInsets { UIApplication.shared.windows.first?.safeAreaInsets ?? UIEdgeInsets.zero }
}

struct Windows: View {
    private var top: CGFloat {
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        return scene?.windows.first?.safeAreaInsets.top ?? 20
    }
    private var key: UIWindow? {
        UIApplication.shared.connectedScenes.filter { $0.activationState == .foregroundActive }
            .compactMap { $0 as? UIWindowScene }.first?.windows.filter { $0.isKeyWindow }.first
    }
    var body: some View {
        VStack {
            Text("top \(top), \(safeArea().bottom), \(key?.bounds.width ?? 0)")
            Button("hide") { hideKeyboard() }
        }
    }
}
