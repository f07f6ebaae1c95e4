/** Computes a CRC-32 checksum with the given polynomial. The bytes are little-endian, as in Google's rules engine. */
export function computeCrc32(data: Uint8Array, polynomial: number): Uint8Array {
  let crc = 0xffffffff
  for (const byte of data) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? polynomial : 0)
  }
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(~crc >>> 0)
  return bytes
}
