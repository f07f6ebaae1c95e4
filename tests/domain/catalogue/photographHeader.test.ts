import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { readPhotographHeader } from '../../../domain/catalogue/publishing/photographHeader'

const size = { width: 1021, height: 1307 }

type Encoding = [name: string, convert: (picture: Sharp) => Sharp]

const encodings: Encoding[] = [
  ['JPEG', (picture) => picture.jpeg()],
  [
    'progressive JPEG with metadata',
    (picture) => picture.withExif({ IFD0: { Copyright: 'x' } }).jpeg({ progressive: true }),
  ],
  ['PNG', (picture) => picture.png()],
  ['lossy WebP', (picture) => picture.removeAlpha().webp()],
  ['lossless WebP', (picture) => picture.removeAlpha().webp({ lossless: true })],
  ['WebP with transparency', (picture) => picture.webp()],
  ['AVIF', (picture) => picture.avif({ effort: 0 })],
]

async function encode(convert: (picture: Sharp) => Sharp) {
  const picture = sharp({ create: { ...size, channels: 4, background: { r: 20, g: 90, b: 40, alpha: 0.5 } } })
  return new Uint8Array(await convert(picture).toBuffer())
}

describe('The header of a photograph', () => {
  test.each(encodings)('has the size of a %s file', async (_, convert) =>
    expect(readPhotographHeader(await encode(convert))).toEqual(size),
  )

  test('has the size of a photograph that is not decoded, whatever the file claims', async () => {
    const file = await encode((picture) => picture.png())
    new DataView(file.buffer).setUint32(16, 40_000)
    expect(readPhotographHeader(file)).toEqual({ width: 40_000, height: size.height })
  })

  test('is missing in other files', () => {
    const texts = ['', 'GIF89a', '<svg xmlns="http://www.w3.org/2000/svg"/>', '\xff\xd8']
    for (const text of texts) expect(readPhotographHeader(new TextEncoder().encode(text))).toBeNull()
  })

  test('is missing in every photograph that ends before its size', async () => {
    const file = await encode((picture) => picture.jpeg())
    const start = file.findIndex((byte, index) => byte === 0xff && file[index + 1] === 0xc0)
    for (let length = 0; length < start + 9; length += 1)
      expect(readPhotographHeader(file.slice(0, length))).toBeNull()
  })
})
