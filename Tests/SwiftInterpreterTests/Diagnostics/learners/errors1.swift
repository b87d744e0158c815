enum E: Error { case bad }
func f() throws { throw E.worse }  // error@27: type 'E' has no member 'worse'
func g() { throw E.bad }  // error@12: errors thrown from here are not handled | Put it into 'do { … } catch { … }', or mark the function 'throws'.
func h() throws { throw "oops" }  // error@25: thrown expression type 'String' does not conform to 'Error' | 'String' does not conform to 'Error'.
func i() { do { try f() } catch E.bad { print(1) } }  // error@21: errors thrown from here are not handled | Put it into 'do { … } catch { … }', or mark the function 'throws'.
func j() { try? f() ; try! f() }
func k() { do { print(1) } catch { print(error) } }
func l() throws -> Int { try f() }  // error@26: cannot convert return expression of type '()' to return type 'Int'
