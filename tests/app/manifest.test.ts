import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { root } from '../../emulators/config'
import { brandFiles } from '../../seed/images/brand'
import { business } from '../../web/domain/business'

const read = (file: string) => readFile(join(root, 'web', file), 'utf8')
const manifest = JSON.parse(await read('public/manifest.webmanifest')) as Record<string, unknown>
const tokens = await read('ui/tokens.css')
const token = (name: string) => new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1]

describe('the manifest, by which the site can be installed', () => {
  test('every page names it', async () => {
    expect(await read('index.html')).toContain('<link rel="manifest" href="/manifest.webmanifest" />')
  })

  test("bears the business's name", () => {
    expect(manifest).toMatchObject({ name: business.name })
    expect(business.name).toContain(manifest.short_name)
  })

  test('opens the whole site in a window of its own, from its home page', () => {
    expect(manifest).toMatchObject({ start_url: '/', scope: '/', display: 'standalone' })
  })

  test("has the site's colours", async () => {
    expect(manifest).toMatchObject({ theme_color: token('forest'), background_color: token('paper') })
    expect(await read('index.html')).toContain(`<meta name="theme-color" content="${token('forest')}" />`)
  })

  test('has the icons that browsers ask of an app, one of them to be cut to any shape', () => {
    expect(manifest.icons).toEqual([
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ])
  })

  test('each of its icons is built, of the size and type that it says', async () => {
    const built = await brandFiles()
    for (const { src, sizes, type } of manifest.icons as { src: string; sizes: string; type: string }[]) {
      const { width, height, format } = await sharp(built.get(src.replace('/icons/', ''))).metadata()
      expect({ src, sizes: `${width}x${height}`, type: `image/${format}` }).toEqual({ src, sizes, type })
    }
  })
})

describe('every page', () => {
  test('names an icon that scales, for tabs, and one without clear corners, for home screens', async () => {
    const page = await read('index.html')
    expect(page).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml" />')
    expect(await sharp(await readFile(join(root, 'web/public/favicon.svg'))).metadata()).toMatchObject({
      format: 'svg',
    })
    expect(page).toContain('<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />')
    const touch = (await brandFiles()).get('apple-touch-icon.png')
    expect(await sharp(touch).metadata()).toMatchObject({ width: 180, height: 180, hasAlpha: false })
  })
})
