/// The operands of one operator: a stack that is filled and emptied for each, without the question whether somebody else holds it, which an
/// array has to ask each time.
///
/// The only memory of this module that Swift doesn't manage: allocated and freed here, and reached through checked indices alone.
@safe struct OperandStack: ~Copyable {
    private var storage: UnsafeMutableBufferPointer<Operand>
    private(set) var count = 0

    private static let initialCapacity = 256

    init() { unsafe storage = UnsafeMutableBufferPointer.allocate(capacity: Self.initialCapacity) }

    // Operands hold no references: there is nothing to deinitialize. The type can't be copied, so this runs once.
    deinit { unsafe storage.deallocate() }

    var isEmpty: Bool { count == 0 }
    var indices: Range<Int> { 0..<count }
    var last: Operand? { count > 0 ? self[count - 1] : nil }

    @inline(__always)
    subscript(index: Int) -> Operand {
        precondition(index >= 0 && index < count)
        // Within the part that has been written, as just checked.
        return unsafe storage[index]
    }

    @inline(__always)
    mutating func append(_ operand: Operand) {
        if unsafe count == storage.count { grow() }
        // `count` is below the capacity: it was, or `grow` has seen to it.
        unsafe storage.baseAddress.unsafelyUnwrapped.advanced(by: count).initialize(to: operand)
        count &+= 1
    }

    @inline(__always)
    mutating func removeAll() { count = 0 }

    mutating func removeFirst(_ number: Int) {
        let rest = max(count - max(number, 0), 0)
        for index in 0..<rest { unsafe storage[index] = storage[index + count - rest] }
        count = rest
    }

    func map<Value>(_ transform: (Operand) -> Value) -> [Value] { indices.map { transform(self[$0]) } }

    private mutating func grow() {
        let larger = unsafe UnsafeMutableBufferPointer<Operand>.allocate(capacity: storage.count * 2)
        // The first `count` are initialized, and there is room for twice as many.
        unsafe _ = larger.moveInitialize(fromContentsOf: storage[..<count])
        unsafe storage.deallocate()
        unsafe storage = larger
    }
}
