let s = "abc"
print(s[0])  // error@7: no 'subscript' takes arguments of type (Int) | It can be called with: (_: String.Index), (_: Range<String.Index>), (_: ClosedRange<String.Index>), (_: PartialRangeFrom<String.Index>), (_: PartialRangeUpTo<String.Index>), (_: PartialRangeThrough<String.Index>).
