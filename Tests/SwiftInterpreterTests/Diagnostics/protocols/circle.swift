protocol First: Second {}  // error@10: protocol 'First' refines itself
protocol Second: First {}  // error@10: protocol 'Second' refines itself
typealias Name = Name  // error@11: type alias 'Name' references itself
