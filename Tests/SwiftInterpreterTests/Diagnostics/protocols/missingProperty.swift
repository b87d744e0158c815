protocol Named { var name: String { get } }
class Person: Named {  // error@7: type 'Person' does not conform to protocol 'Named' | It needs the property 'name'.
    let age = 3
}
