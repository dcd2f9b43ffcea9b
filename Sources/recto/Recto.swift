/// The program: reads the arguments, builds the edges, starts the loop.
@main
enum Recto {
  static func main() {}
}
