import SwiftUI

struct Counter: View {
  let title: String
  let onTap: () -> Void

  var body: some View {
    Button(title, action: onTap)
  }
}

struct Screen: View {
  @State private var a = 0
  @State private var b = 0

  var body: some View {
    VStack {
      Counter(title: "A \(a)") { a += 1 }
      Counter(title: "B \(b)") { b += 1 }
    }
  }
}
