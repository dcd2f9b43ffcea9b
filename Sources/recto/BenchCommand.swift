internal import CardCore
internal import ProgressStore
internal import Runtime
internal import Scheduling
internal import Typography

/// The command that measures against the budgets.
enum BenchCommand {
  /// Prints every figure beside its budget; the status tells whether all are within.
  static func run() -> ExitStatus {
    var figures: [BenchmarkFigure] = []
    do {
      figures = try RenderBenchmark.figures(display: Edges.textures())
      figures += EffectBenchmark.figures(display: Edges.textures())
      figures += TextureBenchmark.figures(display: Edges.textures())
      figures.append(try grades())
      figures += try session()
    } catch let failure as BenchmarkFailure {
      Recto.complain(failure.message)
      return .failure
    } catch let error as ProgressError {
      Recto.complain(error.message)
      return .failure
    } catch {
      Recto.complain("\(error)")
      return .failure
    }
    let isWithin = figures.allSatisfy(\.isWithinBudget)
    return Recto.printOut(BenchmarkFigure.table(figures), then: isWithin ? .success : .failure)
  }

  private static func grades() throws -> BenchmarkFigure {
    guard let folder = TemporaryFolder() else { throw BenchmarkFailure.noTemporaryFolder }
    let store = try SQLiteProgressStore(path: FilePath.join(folder.path, "progress.db"))
    return try StoreBenchmark.figure(store)
  }

  private static func session() throws -> [BenchmarkFigure] {
    guard let executable = SystemEnvironment.executable else { return [] }
    guard let benchmark = SessionBenchmark(executable: executable) else {
      throw BenchmarkFailure.noTemporaryFolder
    }
    return try benchmark.firstFrames() + benchmark.flip(headline: .text)
      + benchmark.flip(headline: .display)
  }
}
