import SwiftUI

struct Application {
    var name = ""
    var email = ""
    var birthday = Date(timeIntervalSinceReferenceDate: 0)
    var plan = Plan.basic
    var wantsNews = false

    enum Plan: String, CaseIterable, Identifiable {
        case basic = "Basic"
        case plus = "Plus"
        case family = "Family"

        var id: String { rawValue }
        var monthlyPrice: Int {
            switch self {
            case .basic: 5
            case .plus: 9
            case .family: 15
            }
        }
    }
}

enum Step: Int, CaseIterable {
    case person, plan, review

    var title: String {
        switch self {
        case .person: "About you"
        case .plan: "Your plan"
        case .review: "Review"
        }
    }

    var next: Step? { Step(rawValue: rawValue + 1) }
    var previous: Step? { Step(rawValue: rawValue - 1) }
}

struct MultiStepForm: View {
    @State private var step = Step.person
    @State private var application = Application()
    @State private var isSubmitted = false

    private var canContinue: Bool {
        switch step {
        case .person:
            !application.name.isEmpty && application.email.contains("@")
        case .plan, .review:
            true
        }
    }

    var body: some View {
        VStack {
            StepIndicator(current: step)
            Group {
                switch step {
                case .person: PersonStep(application: $application)
                case .plan: PlanStep(plan: $application.plan, wantsNews: $application.wantsNews)
                case .review: ReviewStep(application: application)
                }
            }
            .transition(.asymmetric(insertion: .move(edge: .trailing), removal: .move(edge: .leading)))

            HStack {
                if let previous = step.previous {
                    Button("Back") { withAnimation { step = previous } }
                }
                Spacer()
                Button(step.next == nil ? "Submit" : "Continue", action: goOn)
                    .buttonStyle(.borderedProminent)
                    .disabled(!canContinue)
            }
            .padding()
        }
        .alert("Thank you, \(application.name)!", isPresented: $isSubmitted) {
            Button("OK") {
                application = Application()
                step = .person
            }
        } message: {
            Text("We will write to \(application.email).")
        }
    }

    private func goOn() {
        if let next = step.next {
            withAnimation { step = next }
        } else {
            isSubmitted = true
        }
    }
}

struct StepIndicator: View {
    let current: Step

    var body: some View {
        HStack {
            ForEach(Step.allCases, id: \.rawValue) { step in
                VStack {
                    Circle()
                        .fill(step.rawValue <= current.rawValue ? Color.accentColor : .gray)
                        .frame(width: 12, height: 12)
                    Text(step.title)
                        .font(.caption)
                }
                if step != Step.allCases.last {
                    Rectangle()
                        .frame(height: 1)
                        .foregroundStyle(.quaternary)
                }
            }
        }
        .padding()
    }
}

struct PersonStep: View {
    @Binding var application: Application

    var body: some View {
        Form {
            TextField("Name", text: $application.name)
                .textContentType(.name)
            TextField("Email", text: $application.email)
                .keyboardType(.emailAddress)
                .textInputAutocapitalization(.never)
            DatePicker("Birthday", selection: $application.birthday, in: ...Date(), displayedComponents: .date)
        }
    }
}

struct PlanStep: View {
    @Binding var plan: Application.Plan
    @Binding var wantsNews: Bool

    var body: some View {
        Form {
            Picker("Plan", selection: $plan) {
                ForEach(Application.Plan.allCases) { plan in
                    Text("\(plan.rawValue), \(plan.monthlyPrice) € a month").tag(plan)
                }
            }
            .pickerStyle(.inline)
            Toggle("Send me news", isOn: $wantsNews)
                .toggleStyle(.switch)
        }
    }
}

struct ReviewStep: View {
    let application: Application

    var body: some View {
        Form {
            LabeledContent("Name", value: application.name)
            LabeledContent("Email", value: application.email)
            LabeledContent("Plan", value: application.plan.rawValue)
            LabeledContent("News") {
                Image(systemName: application.wantsNews ? "checkmark" : "minus")
            }
        }
    }
}

#Preview {
    MultiStepForm()
}
