import Foundation
import Yams

/// Something that is wrong with a configuration or a baseline, with its place.
public struct LintSetupError: Error, CustomStringConvertible {
    public var description: String

    public init(_ file: String, line: Int? = nil, _ message: String) {
        description = file + (line.map { ":\($0)" } ?? "") + ": " + message
    }
}

extension LintConfiguration {
    public static let fileName = ".viewlab.yml"

    /// Reads a configuration.
    ///
    /// ```yaml
    /// exclude: [Pods, "**/Generated"]
    /// rules:
    ///   any_view: off
    ///   heavy_body: error
    ///   view_complexity: {warning: 12, error: 30}
    /// ```
    public init(yaml: String, file: String) throws(LintSetupError) {
        self.init()
        let root: Node?
        do {
            root = try Yams.compose(yaml: yaml)
        } catch let error as YamlError {
            throw LintSetupError(file, "this is not YAML: \(error)")
        } catch {
            throw LintSetupError(file, "this is not YAML")
        }
        let reader = ConfigurationReader(file: file)
        guard let root, !reader.isEmpty(root) else { return }
        for (key, value) in try reader.mapping(root, "a configuration") {
            switch reader.text(key) {
            case "include": include = try reader.list(value)
            case "exclude": exclude = try reader.list(value)
            case "rules": if !reader.isEmpty(value) { try read(rules: value, reader) }
            case let other:
                throw reader.wrong(key, "there is no setting `\(other)`; there are include, exclude and rules")
            }
        }
    }

    private mutating func read(rules: Node, _ reader: ConfigurationReader) throws(LintSetupError) {
        let settable = Rule.all.map(\.name) + [Rule.uselessSuppression, Rule.syntaxError]
        for (key, value) in try reader.mapping(rules, "rules") {
            let name = reader.text(key)
            guard settable.contains(name) else {
                throw reader.wrong(key, "there is no rule `\(name)`; there are \(settable.joined(separator: ", "))")
            }
            if reader.isEmpty(value) { continue }
            if value.scalar != nil {
                levels[name] = try reader.level(value)
                continue
            }
            for (option, number) in try reader.mapping(value, "the settings of a rule") {
                let optionName = reader.text(option)
                if optionName == "level" {
                    levels[name] = try reader.level(number)
                } else if let known = Rule.named(name)?.options, known.keys.contains(optionName) {
                    options[name, default: [:]][optionName] = try reader.number(number)
                } else {
                    let names = ["level"] + (Rule.named(name)?.options.keys.sorted() ?? [])
                    throw reader.wrong(
                        option, "`\(name)` has no setting `\(optionName)`; it has \(names.joined(separator: ", "))")
                }
            }
            if let warning = options[name]?["warning"] ?? nil, let error = options[name]?["error"] ?? nil, error < warning {
                throw reader.wrong(value, "`\(name)` would be an error from \(error) and a warning from \(warning) only")
            }
        }
    }
}

/// Reads nodes, with messages that name the line.
private struct ConfigurationReader {
    let file: String

    func wrong(_ node: Node, _ message: String) -> LintSetupError {
        LintSetupError(file, line: node.mark?.line, message)
    }

    func text(_ node: Node) -> String { node.scalar?.string ?? "" }

    /// Nothing at all, or `~`, as YAML has it: a setting below which everything is a comment sets nothing.
    func isEmpty(_ node: Node) -> Bool {
        guard let scalar = node.scalar, scalar.style == .plain || scalar.style == .any else { return false }
        return ["", "~", "null", "Null", "NULL"].contains(scalar.string)
    }

    func mapping(_ node: Node, _ what: String) throws(LintSetupError) -> [(Node, Node)] {
        guard let mapping = node.mapping else { throw wrong(node, "\(what) is a list of names with values") }
        return mapping.map { ($0.key, $0.value) }
    }

    func list(_ node: Node) throws(LintSetupError) -> [String] {
        if isEmpty(node) { return [] }
        if let single = node.scalar?.string { return [single] }
        guard let sequence = node.sequence else { throw wrong(node, "this should be a list of paths") }
        var list: [String] = []
        for element in sequence {
            guard let text = element.scalar?.string else { throw wrong(element, "this should be a path") }
            list.append(text)
        }
        return list
    }

    func level(_ node: Node) throws(LintSetupError) -> LintConfiguration.Level {
        // YAML reads a bare `off` as false.
        if text(node).lowercased() == "false" { return .off }
        guard let level = LintConfiguration.Level(rawValue: text(node)) else {
            throw wrong(node, "`\(text(node))` is no level; there are off, warning and error")
        }
        return level
    }

    func number(_ node: Node) throws(LintSetupError) -> Int {
        guard let number = Int(text(node)), number >= 0 else { throw wrong(node, "`\(text(node))` is no number") }
        return number
    }
}
