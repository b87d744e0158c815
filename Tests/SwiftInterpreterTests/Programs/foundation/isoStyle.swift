import Foundation

let moment = Date(timeIntervalSince1970: 1_000_000_000.25)
print(moment.formatted(.iso8601), moment.ISO8601Format())  // expect: 2001-09-09T01:46:40Z 2001-09-09T01:46:40Z
print(moment.formatted(.iso8601.year().month().day()), moment.formatted(.iso8601.dateSeparator(.omitted)))  // expect: 2001-09-09 20010909T01:46:40Z
print(moment.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)))  // expect: 2001-09-09T01:46:40.250Z
print(Date(timeIntervalSince1970: 0).formatted(.iso8601.timeSeparator(.omitted)), Date.ISO8601FormatStyle().format(moment))  // expect: 1970-01-01T000000Z 2001-09-09T01:46:40Z
print(moment.formatted(.iso8601.time(includingFractionalSeconds: false)), moment.formatted(.iso8601.year().month().day().time(includingFractionalSeconds: true)))  // expect: 01:46:40 2001-09-09T01:46:40.250
print(moment.formatted(.iso8601.dateTimeSeparator(.space)))  // expect: 2001-09-09 01:46:40Z
