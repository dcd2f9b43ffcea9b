extension Array {
  /// The first place whose element fulfils a condition that holds from some place on (bisection).
  func partitioningIndex(where belongsToSecondPart: (Element) -> Bool) -> Int {
    var lower = 0
    var upper = count
    while lower < upper {
      let middle = lower + (upper - lower) / 2
      if belongsToSecondPart(self[middle]) {
        upper = middle
      } else {
        lower = middle + 1
      }
    }
    return lower
  }
}

extension Array where Element: Comparable {
  /// Keeps the smallest elements, in no order (Hoare's selection; linear on average).
  mutating func keepSmallest(_ limit: Int) {
    guard limit < count else { return }
    guard limit > 0 else { return removeAll() }
    var lower = 0
    var upper = count - 1
    while lower < upper {
      let (left, right) = partition(lower, upper)
      if limit - 1 <= right {
        upper = right
      } else if limit - 1 >= left {
        lower = left
      } else {
        break
      }
    }
    removeLast(count - limit)
  }

  /// Moves smaller elements of `lower...upper` before larger ones; returns where both parts end.
  private mutating func partition(_ lower: Int, _ upper: Int) -> (left: Int, right: Int) {
    let pivot = self[lower + (upper - lower) / 2]
    var left = lower
    var right = upper
    while left <= right {
      while self[left] < pivot { left += 1 }
      while pivot < self[right] { right -= 1 }
      if left <= right {
        swapAt(left, right)
        left += 1
        right -= 1
      }
    }
    return (left, right)
  }
}
