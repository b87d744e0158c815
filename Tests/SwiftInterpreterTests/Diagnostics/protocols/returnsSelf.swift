protocol Shape { func scaled(by factor: Double) -> Self }
class Circle: Shape { func scaled(by factor: Double) -> Circle { self } }  // error@28: method 'scaled(by:)' in non-final class 'Circle' must return 'Self' to conform to protocol 'Shape' | Return 'Self', or write 'final' before the class.
final class Square: Shape { func scaled(by factor: Double) -> Square { self } }
struct Line: Shape { func scaled(by factor: Double) -> Line { self } }
class Oval: Shape { func scaled(by factor: Double) -> Self { self } }
print(Square().scaled(by: 2) is Square, Line().scaled(by: 2), Oval().scaled(by: 2) is Oval)
