import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { drawScene, sceneNames } from '../../seed/images/scenes/draw'
import { renderScenes, type Scenes } from '../../seed/images/scenes/renderScenes'
import { sceneWidths } from '../../web/domain/picture'

// From nothing, on two busy cores.
const drawingTimeoutMs = 300_000

let scenes: Scenes

beforeAll(async () => {
  scenes = (await renderScenes()).scenes
}, drawingTimeoutMs)

const formats = { avif: { format: 'heif', compression: 'av1' }, webp: { format: 'webp' } } as const

describe('the scenes', () => {
  test.each(sceneNames)('%s is drawn the same every time, without words', (name) => {
    const drawing = drawScene(name)
    expect(drawScene(name)).toBe(drawing)
    expect(drawing).not.toMatch(/NaN|undefined|Infinity|<text|<image|font/)
  })

  test.each(sceneWidths.flatMap((width) => [[width, 'avif'] as const, [width, 'webp'] as const]))(
    'have a file %i pixels wide, 4:3, of type %s',
    async (width, format) => {
      for (const { folder, name } of scenes.values()) {
        const about = await sharp(join(folder, `${width}.${format}`)).metadata()
        const wanted = { ...formats[format], width, height: (width / 4) * 3, hasAlpha: false }
        expect({ name, ...about }).toMatchObject({ name, ...wanted })
      }
    },
  )

  test('weigh little: on a phone the first is 12 KB and none more than 20, on a desktop none more than 36', async () => {
    expect(await sizeOf('harvest', '720.avif')).toBeLessThanOrEqual(12 * 1024)
    const all = (file: string) => Promise.all(sceneNames.map((name) => sizeOf(name, file)))
    expect(Math.max(...(await all('720.avif')))).toBeLessThanOrEqual(20 * 1024)
    expect(Math.max(...(await all('1080.avif')))).toBeLessThanOrEqual(36 * 1024)
  })
})

async function sizeOf(name: (typeof sceneNames)[number], file: string): Promise<number> {
  return (await stat(join(scenes.get(name)?.folder ?? '', file))).size
}
