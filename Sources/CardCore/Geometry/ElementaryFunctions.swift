#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

// The one place that names the C mathematics library; everything else in this module is plain Swift.

func sine(_ radians: Double) -> Double { sin(radians) }
func cosine(_ radians: Double) -> Double { cos(radians) }
func arcCosine(_ value: Double) -> Double { acos(value) }
func arcSine(_ value: Double) -> Double { asin(value) }
func arcTangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
func exponential(_ value: Double) -> Double { exp(value) }
func logarithm(_ value: Double) -> Double { log(value) }
func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
func hypotenuse(_ x: Double, _ y: Double) -> Double { hypot(x, y) }
