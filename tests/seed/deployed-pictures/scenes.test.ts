import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { renderScenes, sceneNames, type ScenesByName } from '../../../seed/rendering/renderScenes'
import { sceneWidths } from '../../../domain/catalogue/picture'

// The time to render all scenes on two busy cores.
const drawingTimeoutMs = 300_000

let scenes: ScenesByName

beforeAll(async () => {
  vi.stubEnv('PICTURE_EFFORT', 'full')
  scenes = (await renderScenes()).scenes
}, drawingTimeoutMs)

const formats = { avif: { format: 'heif', compression: 'av1' }, webp: { format: 'webp' } } as const

describe('the scenes', () => {
  test.each(sceneWidths.flatMap((width) => [[width, 'avif'] as const, [width, 'webp'] as const]))(
    'have a file %i pixels wide, 4:3, of type %s',
    async (width, format) => {
      for (const { folder, name } of scenes.values()) {
        const metadata = await sharp(join(folder, `${width}.${format}`)).metadata()
        const expected = { ...formats[format], width, height: (width / 4) * 3, hasAlpha: false }
        expect({ name, ...metadata }).toMatchObject({ name, ...expected })
      }
    },
  )

  test('are small: on a phone the first at most 12 KB and all at most 20 KB, on a desktop at most 36 KB', async () => {
    expect(await readSize('harvest', '720.avif')).toBeLessThanOrEqual(12 * 1024)
    const readSizes = (file: string) => Promise.all(sceneNames.map((name) => readSize(name, file)))
    expect(Math.max(...(await readSizes('720.avif')))).toBeLessThanOrEqual(20 * 1024)
    expect(Math.max(...(await readSizes('1080.avif')))).toBeLessThanOrEqual(36 * 1024)
  })
})

async function readSize(name: (typeof sceneNames)[number], file: string): Promise<number> {
  return (await stat(join(scenes.get(name)?.folder ?? '', file))).size
}
