import SwiftUI

struct OnboardingPage: Identifiable {
    let id: Int
    let title: LocalizedStringKey
    let text: LocalizedStringKey
    let symbol: String
    let tint: Color
}

struct OnboardingView: View {
    @AppStorage("hasSeenOnboarding") private var hasSeenOnboarding = false
    @State private var page = 0

    private let pages = [
        OnboardingPage(id: 0, title: "Welcome", text: "Keep all of your **recipes** in one place.", symbol: "book", tint: .orange),
        OnboardingPage(id: 1, title: "Plan", text: "Put them on a *week*.", symbol: "calendar", tint: .blue),
        OnboardingPage(id: 2, title: "Shop", text: "The list writes itself.", symbol: "cart", tint: .green)
    ]

    private var isLast: Bool { page == pages.count - 1 }

    var body: some View {
        if hasSeenOnboarding {
            VStack {
                Text("Your recipes")
                    .font(.largeTitle)
                Button("Show the introduction again") {
                    page = 0
                    hasSeenOnboarding = false
                }
            }
        } else {
            VStack {
                TabView(selection: $page) {
                    ForEach(pages) { page in
                        OnboardingPageView(page: page)
                            .tag(page.id)
                    }
                }
                .tabViewStyle(.page(indexDisplayMode: .always))
                .indexViewStyle(.page(backgroundDisplayMode: .always))

                Button(action: advance) {
                    Text(isLast ? "Get started" : "Continue")
                        .frame(maxWidth: .infinity)
                }
                .buttonStyle(.borderedProminent)
                .tint(pages[page].tint)
                .padding()
            }
            .overlay(alignment: .topTrailing) {
                Button("Skip") { hasSeenOnboarding = true }
                    .padding()
                    .opacity(isLast ? 0 : 1)
            }
        }
    }

    private func advance() {
        if isLast {
            hasSeenOnboarding = true
        } else {
            withAnimation { page += 1 }
        }
    }
}

struct OnboardingPageView: View {
    let page: OnboardingPage
    @State private var hasAppeared = false

    var body: some View {
        VStack(spacing: 20) {
            Image(systemName: page.symbol)
                .font(.system(size: 80))
                .foregroundStyle(page.tint.gradient)
                .symbolEffect(.bounce, value: hasAppeared)
                .scaleEffect(hasAppeared ? 1 : 0.5)
            Text(page.title)
                .font(.title.bold())
            Text(page.text)
                .multilineTextAlignment(.center)
                .foregroundStyle(.secondary)
        }
        .padding(40)
        .onAppear {
            withAnimation(.spring(response: 0.5, dampingFraction: 0.6)) {
                hasAppeared = true
            }
        }
        .onDisappear { hasAppeared = false }
    }
}

#Preview {
    OnboardingView()
}
