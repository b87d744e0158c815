/// The names in the text of a type.
enum TypeWords {
    /// Replaces each name that does not stand behind a dot.
    static func replacing(in type: String, by replacement: (String) -> String) -> String {
        var result = ""
        var word = ""
        var previous: Character = " "
        func flush() {
            result += previous == "." ? word : replacement(word)
            word = ""
        }
        for character in type {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
            } else {
                if !word.isEmpty { flush() }
                result.append(character)
                previous = character
            }
        }
        if !word.isEmpty { flush() }
        return result
    }
}
