import SwiftUI
import UIKit

// The looks of all fields of a kind, as UIKit sets them, and what it tells of the app.

struct Diary: View {
    @State private var text = ""
    @State private var news = ""
    private let names: [Notification.Name] = [
        UIApplication.willTerminateNotification, UIApplication.didFinishLaunchingNotification,
        UIApplication.didReceiveMemoryWarningNotification, UIApplication.significantTimeChangeNotification,
    ]
    init() {
        UITextView.appearance().textContainerInset = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
        UITextView.appearance().textColor = .red
        UITextView.appearance().tintColor = .blue
        UITextField.appearance().clearButtonMode = .whileEditing
        UITextField.appearance().backgroundColor = .clear
        UITextField.appearance().textColor = .red
        UITextField.appearance().tintColor = .red
        UIDatePicker.appearance().minuteInterval = 15
        UIDatePicker.appearance().tintColor = .green
        UIDatePicker.appearance().backgroundColor = .clear
    }
    var body: some View {
        VStack {
            TextEditor(text: $text)
            Text("\(names.count) names \(news)")
            Button("screenshot") { NotificationCenter.default.post(name: UIApplication.userDidTakeScreenshotNotification, object: nil) }
        }
        .onReceive(NotificationCenter.default.publisher(for: UIApplication.userDidTakeScreenshotNotification)) { _ in news = "taken" }
    }
}
