let word = "abc"
print(word[0..<2])  // error@7: 'subscript(_:)' is unavailable: cannot subscript String with an integer range, use a String.Index range instead. | Write 'Array(text)[0..<2]', or cut with 'prefix' and 'dropFirst'.
print(word.count())  // error@12: cannot call value of non-function type 'Int' | It is no method: leave the '()' out.
