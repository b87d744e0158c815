import Foundation
import Playground

/// The editor that a person has chosen for all programs, at work on a text.
struct ExternalEditor {
    /// As the shell takes it; the file's path follows.
    let command: String

    /// What `VISUAL` or `EDITOR` names, or else vi.
    static func standard(environment: [String: String] = ProcessInfo.processInfo.environment) -> ExternalEditor {
        let chosen = ["VISUAL", "EDITOR"].compactMap { environment[$0] }.first { !$0.isEmpty }
        return ExternalEditor(command: chosen ?? "vi")
    }

    /// Opens a file with the text, and gives what it holds when the editor has ended.
    func edit(_ text: String, named name: String) throws(Failure) -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("viewlab-\(UUID().uuidString)")
        let file = folder.appendingPathComponent(Self.fileName(for: name))
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try Data(text.utf8).write(to: file)
        } catch {
            throw Failure("there is no place for a draft in \(folder.deletingLastPathComponent().path)")
        }
        defer { try? FileManager.default.removeItem(at: folder) }
        let status = run(on: file.path)
        guard status == 0 else {
            throw Failure("the editor `\(command)` ended with status \(status)", hint: "VISUAL or EDITOR names the one that you want")
        }
        return try readSourceFile(file.path)
    }

    /// A name that tells what is edited, and tells the editor that it is Swift.
    private static func fileName(for name: String) -> String {
        let last = name.split(separator: "/").last.map(String.init) ?? "source"
        let plain = String(last.map { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" ? $0 : "-" })
        return plain.hasSuffix(".swift") ? plain : plain + ".swift"
    }

    /// Runs the editor on this terminal and waits for its end. It gets signals as other programs do, although we have
    /// blocked them for ourselves.
    private func run(on path: String) -> Int32 {
        #if os(Linux)
        var attributes = posix_spawnattr_t()
        #else
        var attributes: posix_spawnattr_t?
        #endif
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        // The shell splits the command into words; the path arrives as it is.
        let words = ["sh", "-c", command + " \"$1\"", "sh", path]
        let arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        var child: pid_t = 0
        guard posix_spawn(&child, "/bin/sh", nil, &attributes, arguments, environ) == 0 else { return 127 }
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        // As the shell counts: the exit status, or 128 and the signal.
        return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + (status & 0x7F)
    }
}
