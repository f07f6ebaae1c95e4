import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '../../emulators/emulatorConfig'
import { renderBrandFiles } from '../../seed/images/brandFiles'
import { businessDetails } from '../../web/domain/site/businessDetails'

const read = (file: string) => readFile(join(projectRoot, 'web', file), 'utf8')
const manifest = JSON.parse(await read('public/manifest.webmanifest')) as Record<string, unknown>
const tokens = await read('ui/tokens.css')
const token = (name: string) => new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1]

describe('the web app manifest', () => {
  test('is linked on every page', async () => {
    expect(await read('index.html')).toContain('<link rel="manifest" href="/manifest.webmanifest" />')
  })

  test("has the business's name", () => {
    expect(manifest).toMatchObject({ name: businessDetails.name })
    expect(businessDetails.name).toContain(manifest.short_name)
  })

  test('opens the whole site in its own window, starting on the home page', () => {
    expect(manifest).toMatchObject({ start_url: '/', scope: '/', display: 'standalone' })
  })

  test("has the site's colours", async () => {
    expect(manifest).toMatchObject({ theme_color: token('forest'), background_color: token('paper') })
    expect(await read('index.html')).toContain(`<meta name="theme-color" content="${token('forest')}" />`)
  })

  test('has the icons that browsers require, one of them maskable', () => {
    expect(manifest.icons).toEqual([
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ])
  })

  test('declares the size and type of each built icon', async () => {
    const icons = await renderBrandFiles()
    for (const { src, sizes, type } of manifest.icons as { src: string; sizes: string; type: string }[]) {
      const { width, height, format } = await sharp(icons.get(src.replace('/icons/', ''))).metadata()
      expect({ src, sizes: `${width}x${height}`, type: `image/${format}` }).toEqual({ src, sizes, type })
    }
  })
})

describe('every page', () => {
  test('has an SVG icon for tabs and an opaque one for home screens', async () => {
    const page = await read('index.html')
    expect(page).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml" />')
    expect(await sharp(await readFile(join(projectRoot, 'web/public/favicon.svg'))).metadata()).toMatchObject(
      {
        format: 'svg',
      },
    )
    expect(page).toContain('<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />')
    const touchIcon = (await renderBrandFiles()).get('apple-touch-icon.png')
    expect(await sharp(touchIcon).metadata()).toMatchObject({ width: 180, height: 180, hasAlpha: false })
  })
})
