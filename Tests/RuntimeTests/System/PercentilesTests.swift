import Runtime
import Testing

@Suite("Figures of measurements")
struct PercentilesTests {
  @Test("A percentile is the smallest measurement that reaches the share")
  func findsPercentiles() {
    let result = Percentiles((1...200).reversed().map(Double.init))
    #expect([result.p50, result.p99, result.maximum, result.mean] == [100, 198, 200, 100.5])
    let one = Percentiles([7])
    #expect([one.p50, one.p99, one.maximum, one.mean] == [7, 7, 7, 7])
    let none = Percentiles([])
    #expect([none.p50, none.p99, none.maximum, none.mean] == [0, 0, 0, 0])
  }

  @Test("Each figure stands beside its budget with a verdict")
  func writesTable() {
    let table = BenchmarkFigure.table([
      BenchmarkFigure("short", 0.1234, "ms", budget: 0.5, note: "p50 0.1 ms"),
      BenchmarkFigure("a longer one", 1234.5, "bytes", budget: 1000),
      BenchmarkFigure("free", 12.34, "MB", budget: nil),
    ])
    #expect(
      table == """
        ok    short         0.123 ms of 0.5 ms  (p50 0.1 ms)
        OVER  a longer one  1235 bytes of 1000 bytes
        ok    free          12.3 MB
        """)
  }
}
