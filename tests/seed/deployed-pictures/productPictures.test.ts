import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { loadCatalogue } from '../../../seed/catalogue/loadCatalogue'
import type { RenderedPicture } from '../../../seed/rendering/pictureCache'
import { maxPictureBytes } from '../../../functions/pictures/renditions'
import { loadCatalogueWithPictures } from '../../../seed/loadCatalogueWithPictures'
import { pictureWidths } from '../../../domain/catalogue/picture'

// The time to render all pictures on two busy cores.
const drawingTimeoutMs = 300_000

let pictures: RenderedPicture[]

beforeAll(async () => {
  vi.stubEnv('PICTURE_EFFORT', 'full')
  pictures = [...(await loadCatalogueWithPictures()).pictures.values()]
}, drawingTimeoutMs)

const formats = { avif: { format: 'heif', compression: 'av1' }, webp: { format: 'webp' } } as const

describe('the picture of each product', () => {
  test('exists under a distinct name', async () => {
    const { products } = await loadCatalogue()
    expect(pictures).toHaveLength(products.length)
    expect(new Set(pictures.map(({ name }) => name)).size).toBe(products.length)
  })

  test.each(pictureWidths.flatMap((width) => [[width, 'avif'] as const, [width, 'webp'] as const]))(
    'has a file %i pixels wide, 4:5, of type %s',
    async (width, format) => {
      for (const { folder, name } of pictures) {
        const metadata = await sharp(join(folder, `${width}.${format}`)).metadata()
        const expected = { ...formats[format], width, height: (width / 4) * 5, hasAlpha: false }
        expect({ name, ...metadata }).toMatchObject({ name, ...expected })
      }
    },
  )

  test('is small: at 320 pixels 8 KB in the median and at most 16 KB, at 640 pixels 20 KB in the median', async () => {
    const [small, large] = [await readSizes('320.avif'), await readSizes('640.avif')]
    expect(median(small)).toBeLessThanOrEqual(8 * 1024)
    expect(Math.max(...small)).toBeLessThanOrEqual(16 * 1024)
    expect(median(large)).toBeLessThanOrEqual(20 * 1024)
  })

  test.each(pictureWidths.flatMap((width) => [[width, 'avif'] as const, [width, 'webp'] as const]))(
    'is at %i pixels, as %s, within the bytes that photographs are held to, in its first quality',
    async (width, format) => {
      expect(Math.max(...(await readSizes(`${width}.${format}`)))).toBeLessThan(
        maxPictureBytes[format][width],
      )
    },
  )

  test('has a placeholder of at most 150 bytes', async () => {
    for (const { placeholder } of pictures) {
      const [head, bytes = ''] = placeholder.split(',')
      expect(head).toBe('data:image/webp;base64')
      expect(bytes.length).toBeLessThanOrEqual(150)
      const metadata = await sharp(Buffer.from(bytes, 'base64')).metadata()
      expect(metadata).toMatchObject({ format: 'webp', width: 8, height: 10 })
    }
  })

  test('has a card for social networks of 1200 by 630, as JPEG, below 60 KB', async () => {
    for (const { folder, name } of pictures) {
      const metadata = await sharp(join(folder, 'card.jpg')).metadata()
      expect({ name, ...metadata }).toMatchObject({ name, format: 'jpeg', width: 1200, height: 630 })
    }
    expect(Math.max(...(await readSizes('card.jpg')))).toBeLessThan(60 * 1024)
  })

  test('differs from all others', async () => {
    const bytes = await Promise.all(
      pictures.map(({ folder }) => readFile(join(folder, '320.webp'), 'base64')),
    )
    expect(new Set(bytes).size).toBe(pictures.length)
  })
})

async function readSizes(file: string): Promise<number[]> {
  const sizes = pictures.map(async ({ folder }) => (await stat(join(folder, file))).size)
  return (await Promise.all(sizes)).sort((a, b) => a - b)
}

function median(sorted: readonly number[]): number | undefined {
  return sorted[Math.floor(sorted.length / 2)]
}
