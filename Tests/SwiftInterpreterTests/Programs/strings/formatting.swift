import Foundation
print(String(format: "%.2f|%5d|%-5d|%05d|%x|%@", 3.14159, 42, 42, 42, 255, "text"))  // expect: 3.14|   42|42   |00042|ff|text
print(String(format: "%d%%", 50), String(format: "%.0f", 2.5), String(format: "%+d", 7), String(format: "%8.3f|", 2.0))  // expect: 50% 2 +7    2.000|
print(String(format: "%02d:%02d", 5, 9), String(format: "%@ is %d", "Ann", 30), String(format: "%c", 65))  // expect: 05:09 Ann is 30 A
