struct Line {
    var text = ""
    func with(_ more: String) -> Line { Line(text: text + more) }
}

func line() -> Line {
    Line()
        .with("a")
        #if os(Linux) || os(iOS)
        .with("b")
        #if swift(>=5.9)
        .with("c")
        #endif
        #else
        .with("d")
        #endif
        .with("e")
}

func nothing() -> Line {
    Line(text: "x")
    #if os(Windows)
        .with("y")
    #endif
}

func inside() -> [String] {
    ["1", "2"].map { digit in
        Line(text: digit)
            #if !os(Windows)
            .with("!")
            #endif
            .text
    }
}

print(line().text)  // expect: abce
print(nothing().text)  // expect: x
print(inside())  // expect: ["1!", "2!"]
