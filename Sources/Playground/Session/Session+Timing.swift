import SwiftInterpreter

extension Session {
    /// Executes a line and says where its time went, what is shown of it included.
    func timed(_ line: String) -> Response {
        let phases = host.phases
        // An input inside a timed one is a part of it.
        if phases.isRunning { return execute(line) }
        phases.start()
        var response = execute(line)
        phases.measure(.draw) {
            response.snapshot?.complete()
            _ = TextRenderer().lines(response)
        }
        let (times, whole) = phases.stop()
        response.blocks.append(.table(table(times, whole)))
        return response
    }

    private func table(_ times: [PhaseClock.Phase: Duration], _ whole: Duration) -> Table {
        var rows = PhaseClock.Phase.allCases.map { row($0.rawValue, times[$0] ?? .zero, of: whole) }
        rows.append(row("other", whole - times.values.reduce(.zero, +), of: whole))
        rows.append(row("in all", whole, of: whole))
        return Table(headings: [], rows: rows, firstNumber: 1)
    }

    private func row(_ name: String, _ time: Duration, of whole: Duration) -> [String] {
        let share = whole > .zero ? Int((time / whole * 100).rounded()) : 0
        return [name, milliseconds(time), "\(share) %"]
    }
}

/// `0.25 ms`, `31.4 ms`, `1250 ms`: three digits say enough.
private func milliseconds(_ time: Duration) -> String {
    let hundredths = Int((time / .milliseconds(1) * 100).rounded())
    let (whole, rest) = (hundredths / 100, hundredths % 100)
    if whole >= 100 { return "\(whole) ms" }
    if whole >= 10 { return "\(whole).\(rest / 10) ms" }
    return "\(whole).\(rest < 10 ? "0" : "")\(rest) ms"
}
