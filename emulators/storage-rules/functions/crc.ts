/** The checksum of CRC-32 and its kin, least significant byte first, as the engine gives it. */
export function crc(data: Uint8Array, polynomial: number): Uint8Array {
  let sum = 0xffffffff
  for (const byte of data) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? polynomial : 0)
  }
  const answer = Buffer.alloc(4)
  answer.writeUInt32LE(~sum >>> 0)
  return answer
}
