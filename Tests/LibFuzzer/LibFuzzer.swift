// Built by the script `fuzz` alone, with libFuzzer, whose `main` it then is.
import Foundation
@testable import Hostility

/// What is fuzzed: `ALOUD_FUZZ_TARGET`. One program for all targets, so that the whole is built once.
private let chosen: @Sendable ([UInt8]) -> Void = {
    let name = ProcessInfo.processInfo.environment["ALOUD_FUZZ_TARGET"] ?? ""
    if let target = FuzzTarget(rawValue: name) { return { target.run($0) } }
    if let target = ProgramTarget(rawValue: name) { return { target.run($0) } }
    fatalError("ALOUD_FUZZ_TARGET names no target")
}()

private let mutatesDocuments = ["document", "formats"].contains(ProcessInfo.processInfo.environment["ALOUD_FUZZ_TARGET"])

/// Called by libFuzzer with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    // libFuzzer lends `size` bytes for the call.
    unsafe chosen(Array(UnsafeBufferPointer(start: data, count: size)))
    return 0
}

@_extern(c, "LLVMFuzzerMutate")
private func mutateBytes(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ limit: Int) -> Int

/// Documents are changed half of the time as documents, half as bytes.
@_cdecl("LLVMFuzzerCustomMutator")
public func fuzzMutate(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ limit: Int, _ seed: UInt32) -> Int {
    guard mutatesDocuments, seed & 1 == 0 else { return unsafe mutateBytes(data, size, limit) }
    let bytes = unsafe Array(UnsafeBufferPointer(start: data, count: size))
    let mutant = PDFMutator.mutant(of: bytes, seed: UInt64(seed))
    guard !mutant.isEmpty, mutant.count <= limit else { return unsafe mutateBytes(data, size, limit) }
    // No more than `limit`, which libFuzzer has room for.
    for (index, byte) in mutant.enumerated() { unsafe data[index] = byte }
    return mutant.count
}
