// `lazy var` in structs and classes.
func expensive(_ name: String) -> Int {
    print("computing \(name)")
    return name.count
}

struct Report {
    let title: String
    lazy var length = expensive(title)
    lazy var words: [String] = title.split(separator: " ").map(String.init)
    init(title: String) { self.title = title }
}

class Document {
    var text: String
    lazy var wordCount: Int = {
        print("counting")
        return text.split(separator: " ").count
    }()
    lazy private(set) var upper = text.uppercased()
    init(text: String) { self.text = text }
}

var report = Report(title: "A long day")
print("made")  // expect: made
print(report.length)  // expect: computing A long day
// expect: 10
print(report.length)  // expect: 10
var copy = report
copy.length = 99
print(report.length, copy.length)  // expect: 10 99
print(copy.words)  // expect: ["A", "long", "day"]
copy.words.append("more")
print(copy.words, report.words)  // expect: ["A", "long", "day", "more"] ["A", "long", "day"]

let document = Document(text: "one two three")
print(document.wordCount)  // expect: counting
// expect: 3
document.text = "changed"
print(document.wordCount, document.upper)  // expect: 3 CHANGED
document.wordCount += 1
print(document.wordCount)  // expect: 4

class Loader {
    lazy var handler: (Int) -> String = { [unowned self] number in "\(self.prefix)\(number)" }
    let prefix = "#"
}
let loader = Loader()
print(loader.handler(5))  // expect: #5
