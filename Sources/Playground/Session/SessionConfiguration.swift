/// What a session is made of and may look at.
public struct SessionConfiguration {
    /// Makes a host in which nothing has happened yet; a copy of the session and a replay each take their own.
    public var makeHost: () -> ProgramHost
    /// The text of a file, or the reason why there is none, as a sentence.
    public var readFile: (_ path: String) throws(Failure) -> String
    /// Puts a text in the place of a file's.
    public var writeFile: (_ path: String, _ text: String) throws(Failure) -> Void
    /// Whether something of this name is there.
    public var fileExists: (_ path: String) -> Bool
    /// Has a person edit a text of this name, and gives what became of it; nil where nobody sits at a terminal.
    public var editText: ((_ text: String, _ name: String) throws(Failure) -> String)?
    /// Whether `:help` runs a command's example, to show what it prints.
    public var demonstratesCommands = false
    /// Told what the session does.
    public var activity: Activity?

    public init(
        makeHost: @escaping () -> ProgramHost,
        readFile: @escaping (_ path: String) throws(Failure) -> String = readSourceFile,
        writeFile: @escaping (_ path: String, _ text: String) throws(Failure) -> Void = writeTextFile,
        fileExists: @escaping (_ path: String) -> Bool = isFileThere,
        editText: ((_ text: String, _ name: String) throws(Failure) -> String)? = nil
    ) {
        self.makeHost = makeHost
        self.readFile = readFile
        self.writeFile = writeFile
        self.fileExists = fileExists
        self.editText = editText
    }
}
