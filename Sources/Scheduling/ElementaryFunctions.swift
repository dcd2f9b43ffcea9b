#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

// The one place that names the C mathematics library; everything else in this module is plain Swift.

func exponential(_ value: Double) -> Double { exp(value) }
func logarithm(_ value: Double) -> Double { log(value) }
func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
