import sharp from 'sharp'

/** A photograph whose left half is red and right half is blue. */
export function createTwoColourPhotograph(width: number, height: number): Promise<Buffer> {
  const right = { width: Math.ceil(width / 2), height, channels: 3 as const, background: 'blue' }
  return sharp({ create: { width, height, channels: 3, background: 'red' } })
    .composite([{ input: { create: right }, left: Math.floor(width / 2), top: 0 }])
    .jpeg()
    .toBuffer()
}

/** A photograph that no encoder makes small: its upload takes several requests. */
export function createNoisyPhotograph(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  return sharp({ create: { width: 1920, height: 2400, channels: 3, background: 'white', noise } })
    .jpeg({ quality: 80 })
    .toBuffer()
}

/** The start of a HEIC file with a plausible size. */
export function createHeicHeader(): Buffer {
  const size = Buffer.alloc(12)
  size.writeUInt32BE(3024, 4)
  size.writeUInt32BE(4032, 8)
  return Buffer.concat([
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
    Buffer.from('\0\0\0\x14ispe'),
    size,
  ])
}

/** A PNG file of a few bytes that claims a billion pixels. */
export async function createBomb(): Promise<Buffer> {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  picture.writeUInt32BE(32_000, 16)
  picture.writeUInt32BE(32_000, 20)
  return picture
}

/** The colour of a pixel in the middle row, at a share of the width. */
export async function readColour(picture: Buffer, share: number): Promise<'red' | 'blue'> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const column = Math.min(info.width - 1, Math.floor(share * info.width))
  const offset = (Math.floor(info.height / 2) * info.width + column) * info.channels
  return (data[offset] ?? 0) > (data[offset + 2] ?? 0) ? 'red' : 'blue'
}
