struct P { var a = 1
    var label: String {
        let s = "a"
        print(s)
    }  // error@5: missing return in a function that returns 'String'
}
print(P().label)
