import CardCore
import StudyApp
import Testing

@Suite("Where the card lies")
struct CardMetricsTests {
  @Test("The card is about 56×15 cells in a window of 80×24")
  func standardWindow() {
    let metrics = CardMetrics(screen: CellSize(columns: 80, rows: 24), cellAspect: 2)
    #expect(metrics.card == CellRect(column: 12, row: 4, columns: 56, rows: 15))
  }

  @Test("The card fits between header and keys in every window")
  func everyWindow() {
    for columns in 20...220 {
      for rows in 6...70 {
        let screen = CellSize(columns: columns, rows: rows)
        let card = CardMetrics(screen: screen, cellAspect: 2).card
        let middle = CellRect(column: 0, row: 1, columns: columns, rows: rows - 2)
        #expect(card.intersection(middle) == card)
        #expect(card.size.columns >= 10 && card.size.rows >= 3)
      }
    }
  }
}
