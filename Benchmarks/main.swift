import Benchmark

Benchmark.main()
