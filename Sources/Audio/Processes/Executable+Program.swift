package import Subprocess

extension Executable {
    /// A program as a person names it: with a `/` it is a path, without one it is looked up in `PATH`.
    package static func program(_ name: String) -> Executable {
        name.contains("/") ? .path(text(name)) : .name(name)
    }

    /// `Executable.path` takes a type of another package that can be made of a string literal, hence of any string.
    private static func text<Path: ExpressibleByStringLiteral>(_ string: String) -> Path where Path.StringLiteralType == String {
        Path(stringLiteral: string)
    }
}
