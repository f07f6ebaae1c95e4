import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadCatalogue } from '../../seed/catalogue/loadCatalogue'
import { panelOf, toCard } from '../../seed/images/card'
import { draw } from '../../seed/images/draw'
import { masterOfDrawing } from '../../seed/images/master'
import type { RenderedPicture } from '../../seed/images/pictureFolder'
import { toPlaceholder, toRenditions } from '../../seed/images/renditions'
import { prepare } from '../../seed/prepare'
import { pictureWidths } from '../../web/domain/picture'

// From nothing, on two busy cores.
const drawingTimeoutMs = 300_000

let pictures: RenderedPicture[]

beforeAll(async () => {
  pictures = [...(await prepare()).pictures.values()]
}, drawingTimeoutMs)

const formats = { avif: { format: 'heif', compression: 'av1' }, webp: { format: 'webp' } } as const

describe('the picture of each product', () => {
  test('is there, under a name that no other has', async () => {
    const { products } = await loadCatalogue()
    expect(pictures).toHaveLength(products.length)
    expect(new Set(pictures.map(({ name }) => name)).size).toBe(products.length)
  })

  test.each(pictureWidths.flatMap((width) => [[width, 'avif'] as const, [width, 'webp'] as const]))(
    'has a file %i pixels wide, 4:5, of type %s',
    async (width, format) => {
      for (const { folder, name } of pictures) {
        const about = await sharp(join(folder, `${width}.${format}`)).metadata()
        const wanted = { ...formats[format], width, height: (width / 4) * 5, hasAlpha: false }
        expect({ name, ...about }).toMatchObject({ name, ...wanted })
      }
    },
  )

  test('weighs little: at 320 pixels half of them 8 KB or less and none over 16, at 640 half of them 20 KB', async () => {
    const [small, large] = [await sizesOf('320.avif'), await sizesOf('640.avif')]
    expect(median(small)).toBeLessThanOrEqual(8 * 1024)
    expect(Math.max(...small)).toBeLessThanOrEqual(16 * 1024)
    expect(median(large)).toBeLessThanOrEqual(20 * 1024)
  })

  test('has a placeholder of at most 150 bytes', async () => {
    for (const { placeholder } of pictures) {
      const [head, bytes = ''] = placeholder.split(',')
      expect(head).toBe('data:image/webp;base64')
      expect(bytes.length).toBeLessThanOrEqual(150)
      const about = await sharp(Buffer.from(bytes, 'base64')).metadata()
      expect(about).toMatchObject({ format: 'webp', width: 8, height: 10 })
    }
  })

  test('has a card for social networks of 1200 by 630, as JPEG, below 60 KB', async () => {
    for (const { folder, name } of pictures) {
      const about = await sharp(join(folder, 'card.jpg')).metadata()
      expect({ name, ...about }).toMatchObject({ name, format: 'jpeg', width: 1200, height: 630 })
    }
    expect(Math.max(...(await sizesOf('card.jpg')))).toBeLessThan(60 * 1024)
  })

  test('is no other than any other', async () => {
    const bytes = await Promise.all(
      pictures.map(({ folder }) => readFile(join(folder, '320.webp'), 'base64')),
    )
    expect(new Set(bytes).size).toBe(pictures.length)
  })
})

test('the same drawing gives the same bytes', async () => {
  const drawing = draw({ id: '84', category: 'Butter' }) ?? ''
  const render = async () => {
    const master = await masterOfDrawing(drawing)
    const card = await toCard(master, panelOf('Avocado Butter'))
    return [await toRenditions(master), await toPlaceholder(master), card]
  }
  expect(await render()).toEqual(await render())
})

async function sizesOf(file: string): Promise<number[]> {
  const sizes = pictures.map(async ({ folder }) => (await stat(join(folder, file))).size)
  return (await Promise.all(sizes)).sort((one, other) => one - other)
}

function median(sorted: readonly number[]): number | undefined {
  return sorted[Math.floor(sorted.length / 2)]
}
