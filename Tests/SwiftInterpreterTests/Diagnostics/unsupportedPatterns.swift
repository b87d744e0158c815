import RegexBuilder  // error@8: no such module 'RegexBuilder' | Write the pattern as a literal: /[0-9]+/.
let n = /(?n)a/  // error@10: cannot parse regular expression: '(?n' is not supported
let q = /\ya/  // error@10: cannot parse regular expression: '\y' is not currently supported
let d = /[a~~b]/  // error@12: cannot parse regular expression: '~~' is not supported
let c = Regex { "a" }  // error@15: extra trailing closure passed in call | 'Regex' can be called with: (_: String).
