// Moments in styles, in the way of the United States.
import Foundation

let american = Locale(identifier: "en_US")
let moment = Date(timeIntervalSince1970: 1_725_419_106)
func show(_ style: Date.FormatStyle) {
    // The space before AM is a narrow one that does not break.
    print(moment.formatted(style.locale(american)).replacingOccurrences(of: "\u{202F}", with: " "))
}
let style = Date.FormatStyle.dateTime
show(style)  // expect: 9/4/2024, 3:05 AM
show(style.year())  // expect: 2024
show(style.year().month())  // expect: Sep 2024
show(style.year().month(.wide))  // expect: September 2024
show(style.day().month().year())  // expect: Sep 4, 2024
show(style.day().month(.wide).year())  // expect: September 4, 2024
show(style.month().day())  // expect: Sep 4
show(style.month(.defaultDigits).day())  // expect: 9/4
show(style.month(.twoDigits).day(.twoDigits).year())  // expect: 09/04/2024
show(style.month(.twoDigits).year())  // expect: 09/2024
show(style.weekday())  // expect: Wed
show(style.weekday(.wide).day())  // expect: Wednesday 4
show(style.weekday(.narrow))  // expect: W
show(style.weekday().month())  // expect: Sep Wed
show(style.weekday().month().day())  // expect: Wed, Sep 4
show(style.weekday(.wide).month(.wide).day().year())  // expect: Wednesday, September 4, 2024
show(style.hour())  // expect: 3 AM
show(style.minute())  // expect: 5
show(style.hour().minute().second())  // expect: 3:05:06 AM
show(style.minute().second())  // expect: 05:06
show(style.month(.wide).day().hour().minute())  // expect: September 4 at 3:05 AM
show(style.month(.defaultDigits).day().hour().minute())  // expect: 9/4, 3:05 AM
show(style.weekday().hour().minute())  // expect: Wed 3:05 AM
show(style.hour(.twoDigits(amPM: .omitted)).minute())  // expect: 03:05
show(style.month(.narrow))  // expect: S
show(style.year(.twoDigits))  // expect: 24
show(Date.FormatStyle(date: .numeric, time: .omitted, locale: american))  // expect: 9/4/2024
show(Date.FormatStyle(date: .abbreviated, time: .shortened, locale: american))  // expect: Sep 4, 2024 at 3:05 AM
show(Date.FormatStyle(date: .complete, time: .standard, locale: american))  // expect: Wednesday, September 4, 2024 at 3:05:06 AM
show(Date.FormatStyle(date: .omitted, time: .omitted, locale: american))  // expect: 9/4/2024, 3:05 AM
print(moment.ISO8601Format())  // expect: 2024-09-04T03:05:06Z
