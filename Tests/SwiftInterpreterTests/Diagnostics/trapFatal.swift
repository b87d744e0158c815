fatalError("stop here")  // trap@1: Fatal error: stop here
