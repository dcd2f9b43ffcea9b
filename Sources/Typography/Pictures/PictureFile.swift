internal import CardCore

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#endif

/// The bytes of a picture of a deck.
struct PictureFile {
  /// The path as the deck has it, for messages.
  let name: String
  /// The content.
  let bytes: [UInt8]

  /// Reads a file of a deck's folder.
  ///
  /// Neither `..` nor a symbolic link leads out of the folder, and only ordinary files are read.
  init(_ picture: FacePicture) throws(PictureError) {
    name = picture.path
    let path = try Self.path(of: picture)
    // Without O_NONBLOCK a pipe in the folder would be waited for.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw .unreadable(name) }
    defer { close(file) }
    var information = stat()
    guard fstat(file, &information) == 0, information.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(name)
    }
    guard information.st_size <= PictureLimits.fileBytes else {
      throw .tooManyBytes(name, most: PictureLimits.fileBytes)
    }
    guard let bytes = Self.read(file, count: Int(information.st_size)) else {
      throw .unreadable(name)
    }
    self.bytes = bytes
  }

  private static func path(of picture: FacePicture) throws(PictureError) -> String {
    guard !picture.path.isEmpty, !picture.path.utf8.contains(0) else {
      throw .unreadable(picture.path)
    }
    guard !picture.path.hasPrefix("/") else { throw .outsideFolder(picture.path) }
    let folder = picture.folder.isEmpty ? "." : picture.folder
    guard let root = resolved(folder), let path = resolved(folder + "/" + picture.path) else {
      throw .unreadable(picture.path)
    }
    guard path.hasPrefix(root == "/" ? root : root + "/") else {
      throw .outsideFolder(picture.path)
    }
    return path
  }

  private static func resolved(_ path: String) -> String? {
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(validatingCString: pointer)
  }

  private static func read(_ file: Int32, count: Int) -> [UInt8]? {
    var length = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      while length < count {
        let got = platformRead(file, buffer.baseAddress.map { $0 + length }, count - length)
        guard got > 0 else { break }
        length += got
      }
      initialized = length
    }
    return length == count ? bytes : nil
  }
}

private func platformRead(_ file: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int)
  -> Int
{
  read(file, buffer, count)
}
