let a = /a(b/  // error@13: cannot parse regular expression: expected ')'
let c = /[a/  // error@12: cannot parse regular expression: expected ']'
let f = /(?<=a)b/  // error@10: cannot parse regular expression: lookbehind is not currently supported
let g = /\p{Foo}/  // error@10: cannot parse regular expression: unknown character property 'Foo'
let h = /a\K/  // error@11: cannot parse regular expression: '\K' is not currently supported
let i = /(?<n>a)(?<n>b)/  // error@20: cannot parse regular expression: group named 'n' already exists
let j = /\k<n>/  // error@13: cannot parse regular expression: no capture named 'n'
let k = /\2(a)/  // error@10: cannot parse regular expression: no capture numbered 2
let l = /a{3,1}/  // error@12: cannot parse regular expression: range lower bound '3' must be less than or equal to upper bound '1'
let m = /[z-a]/  // error@11: cannot parse regular expression: character 'z' must compare less than or equal to 'a'
let o = /\q/  // error@10: cannot parse regular expression: invalid escape sequence '\q'
let r = /(?(1)a|b)/  // error@10: cannot parse regular expression: conditional is not currently supported
let s = /()[]/  // error@13: cannot parse regular expression: expected custom character class members
let t = "x".firstMatch(of: /(a)/)!.2  // error@36: value of tuple type '(Substring, Substring)' has no member '2'
let u: Regex<(Substring, Int)> = /(a)/  // error@34: cannot convert value of type 'Regex<(Substring, Substring)>' to specified type 'Regex<(Substring, Int)>'
