// The interpreter's tests follow.
