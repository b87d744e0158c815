import SwiftInterpreter

/// What the runtime asks of an interpreter: `Interpreter` is one.
public protocol ViewProgram: AnyObject {
    var machine: Machine { get }
    /// The declaration of a type, of the program or of the vocabulary.
    func nominal(named name: String) -> NominalDecl?
    /// The declaration of a type of the vocabulary, also where the program has one of the same name.
    func libraryType(named name: String) -> NominalDecl?
    /// The run-time number of a declared type, which may not have been used before.
    func typeID(of decl: NominalDecl) -> TypeID
    /// The function number of a protocol's requirement; for a property its getter's.
    func requirement(of protocolName: String, named name: String) -> Int?
    func conforms(type: TypeID, to protocolName: String) -> Bool
    /// The same for a type with its generic arguments, which the conformance may depend on.
    func conforms(_ type: Type, to protocolName: String) -> Bool
    /// The function that implements a requirement for a type.
    func implementation(of requirement: Int, for type: TypeID) -> Int?
    /// The `==` of a declared Equatable conformance; nil for the language's own types.
    func equatable(type: TypeID) -> Int?
    /// Whether Swift wrote a function: a synthesised `==`.
    func isDerived(_ function: Int) -> Bool
    /// A job that runs a closure without arguments. Its turns are events with these words. The caller owns it.
    func makeJob(running closure: Value, text: String?) throws(Interruption) -> Value
    /// The function that cancels the job which is its only argument.
    var jobCancellation: Int? { get }
    /// Whether a place stands in the program's own text, and not in the vocabulary's.
    func isInProgram(_ position: SourcePosition) -> Bool
    /// A place as people read it.
    func position(_ position: SourcePosition) -> (file: String, line: Int, column: Int)
}
