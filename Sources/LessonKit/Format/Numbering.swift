extension Array {
    /// The index of the element that a text gives by its number, counted from 1; nil when there is none.
    func index(numbered text: String) -> Int? {
        guard let number = Int(text), number >= 1, number <= count else { return nil }
        return number - 1
    }
}
