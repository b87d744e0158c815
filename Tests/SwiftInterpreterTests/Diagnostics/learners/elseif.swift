let n = 3
if n == 1 { print(1) }
elseif n == 2 { print(2) }  // error@7: consecutive statements on a line must be separated by newline or ';' // error@14: consecutive statements on a line must be separated by newline or ';'
