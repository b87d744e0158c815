/// What a session is made of and may look at.
public struct SessionConfiguration {
    /// Makes a host in which nothing has happened yet; a copy of the session and a replay each take their own.
    public var makeHost: () -> ProgramHost
    /// The text of a file, or the reason why there is none, as a sentence.
    public var readFile: (_ path: String) throws(Failure) -> String

    public init(
        makeHost: @escaping () -> ProgramHost,
        readFile: @escaping (_ path: String) throws(Failure) -> String = readSourceFile
    ) {
        self.makeHost = makeHost
        self.readFile = readFile
    }
}
