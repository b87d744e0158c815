import Foundation
import Testing

/// A browser that starts: some systems have a program of its name that only says where to get it.
private let browser: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let names = ["chromium", "chromium-browser", "google-chrome"]
    return folders.flatMap { folder in names.map { "\(folder)/\($0)" } }.first { path in
        guard FileManager.default.isExecutableFile(atPath: path) else { return false }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = ["--version"]
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}()

/// The report as a browser shows it, where there is one: elsewhere the suite says that it was left out.
@Suite(.enabled(if: browser != nil, "there is no chromium here"))
struct ReportInBrowserTests {
    /// What `script` tells of a page with `tell`, once the browser has loaded it.
    private func inBrowser(_ page: String, script: String) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("viewlab-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let probe = """
            <pre id="probe"></pre><script>
            const told = []; const tell = (fact) => told.push(String(fact));
            window.onerror = (message) => tell("error: " + message);
            window.onload = () => { \(script); document.getElementById("probe").textContent = told.join("\\n"); };
            </script></body>
            """
        let file = folder.appendingPathComponent("report.html")
        try Data(page.replacing("</body>", with: probe).utf8).write(to: file)
        let output = folder.appendingPathComponent("dom")
        try Data().write(to: output)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: browser ?? "")
        process.arguments = [
            "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
            "--user-data-dir=\(folder.path)/profile", "--virtual-time-budget=5000", "--dump-dom", file.absoluteString,
        ]
        process.environment = ProcessInfo.processInfo.environment.merging(["HOME": folder.path]) { $1 }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        let dom = String(decoding: try Data(contentsOf: output), as: UTF8.self)
        let start = try #require(dom.range(of: "<pre id=\"probe\">"), "\(dom.suffix(500))")
        let end = try #require(dom[start.upperBound...].range(of: "</pre>"))
        return dom[start.upperBound..<end.lowerBound].split(separator: "\n").map(String.init)
    }

    private func report() throws -> String {
        let source = """
            struct Row: View {
              let title: String
              var body: some View { Text(title) }
            }
            struct Screen: View {
              @State private var n = 0
              var body: some View {
                VStack {
                  Row(title: "<b>&\\(n)")
                  Button("Add") { n += 1 }
                }
              }
            }

            """
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("viewlab-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (file, page) = (folder.appendingPathComponent("a.swift"), folder.appendingPathComponent("a.html"))
        try Data(source.utf8).write(to: file)
        let result = try viewlab(
            "run", file.path, "-e", ":show", "-e", ":tap \"Add\"", "-e", ":tap \"Add\"", "-e", ":export \(page.path)")
        #expect(result.status == 0, "\(result.output)")
        return String(decoding: try Data(contentsOf: page), as: UTF8.self)
    }

    /// The slider shows a step at a time, the box all of them, and nothing comes from elsewhere.
    @Test func theSliderGoesThroughTheSteps() throws {
        let facts = try inBrowser(try report(), script: """
            const steps = () => [...document.querySelectorAll(".step")].map((step) => step.getClientRects().length > 0 ? 1 : 0).join("");
            const place = document.getElementById("place"), all = document.getElementById("all");
            tell(steps());
            place.value = "3"; place.dispatchEvent(new Event("input", {bubbles: true}));
            tell(steps()); tell(document.getElementById("shown").textContent);
            all.click();
            tell(steps());
            tell(document.querySelectorAll("[src], link[href]").length);
            """)
        #expect(facts == ["100", "001", "3 of 3: :tap \"Add\"", "111", "0"])
    }

    /// A view opens to its causes by a click, and what the program draws is text, not markup.
    @Test func aClickOpensTheCauses() throws {
        let facts = try inBrowser(try report(), script: """
            document.getElementById("all").click();
            const last = [...document.querySelectorAll(".step")].pop();
            const row = [...last.querySelectorAll("details")].find((view) => view.textContent.includes("Row"));
            tell(row.open);
            row.querySelector("summary").click();
            tell(row.open);
            tell(row.textContent.includes("Screen._n was written"));
            tell(document.querySelectorAll("pre b").length);
            tell([...document.querySelectorAll("input")].every((input) => input.labels.length === 1));
            """)
        #expect(facts == ["false", "true", "true", "0", "true"])
    }
}
