let n = 3
if let m = n { print(m) }  // error@12: initializer for conditional binding must have Optional type, not 'Int' | A value that is always there needs no 'if let'.
guard let k = n else { fatalError() }  // error@15: initializer for conditional binding must have Optional type, not 'Int' | A value that is always there needs no 'if let'.
print(n!)  // error@7: cannot force unwrap value of non-optional type 'Int' | Remove the '!'.
print(n?.description ?? "")  // error@7: cannot use optional chaining on non-optional value of type 'Int' | Remove the '?'.
let v = n ?? 4  // warning@11: left side of nil coalescing operator '??' has non-optional type 'Int', so the right side is never used
