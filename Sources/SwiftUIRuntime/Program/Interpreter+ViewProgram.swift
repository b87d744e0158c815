import SwiftInterpreter

extension Interpreter: ViewProgram {}
