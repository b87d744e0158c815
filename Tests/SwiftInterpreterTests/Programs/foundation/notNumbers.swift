import Foundation
print(CGPoint(x: 1, y: 2).x + CGFloat(3), CGSize(width: 3, height: 4).width, CGRect(x: 0, y: 0, width: 10, height: 5).midX, CGSize.zero == CGSize(width: 0, height: 0))  // expect: 4.0 3.0 5.0 true
print(CGRect(x: 1, y: 1, width: 2, height: 2).contains(CGPoint(x: 2, y: 2)), CGFloat(2.5).rounded(), CGFloat.pi > 3, CGRect.zero.isEmpty)  // expect: true 3.0 true true
