while true { }
// trap@0,line 0: step budget
