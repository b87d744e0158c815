import Testing

/// Tests at a pseudo-terminal, one after another: libedit looks terminals up in a table that all threads share.
@Suite(.serialized) struct TerminalTests {}
