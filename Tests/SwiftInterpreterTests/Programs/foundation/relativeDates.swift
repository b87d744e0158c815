// How far away a moment is, in words.
import Foundation
func words(_ seconds: Double, _ style: Date.RelativeFormatStyle) -> String { Date().addingTimeInterval(seconds).formatted(style) }
let away: [Double] = [-45, -3_600, -86_400, 86_400.5, -2 * 86_400, -7 * 86_400]
print(away.map { words($0, .relative(presentation: .numeric)) })  // expect: ["45 seconds ago", "1 hour ago", "1 day ago", "in 1 day", "2 days ago", "1 week ago"]
print(away.map { words($0, .relative(presentation: .named)) })  // expect: ["45 seconds ago", "1 hour ago", "yesterday", "tomorrow", "2 days ago", "last week"]
print(away.map { words($0, .relative(presentation: .named, unitsStyle: .abbreviated)) })  // expect: ["45 sec ago", "1 hr ago", "yesterday", "tomorrow", "2 days ago", "last wk"]
print(away.map { words($0, Date.RelativeFormatStyle(presentation: .numeric, unitsStyle: .spellOut)) })  // expect: ["forty-five seconds ago", "one hour ago", "one day ago", "in one day", "two days ago", "one week ago"]
