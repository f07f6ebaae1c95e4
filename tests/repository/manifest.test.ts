import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '../../seed/projectFolders'
import { renderBrandFiles } from '../../seed/rendering/brandFiles'
import { businessDetails } from '../../domain/site/businessDetails'
import { deskPath } from '../../domain/site/deskPath'

const read = (file: string) => readFile(join(projectRoot, 'web', file), 'utf8')
const parseManifest = async (file: string) => JSON.parse(await read(file)) as Record<string, unknown>
const manifest = await parseManifest('public/manifest.webmanifest')
const deskManifest = await parseManifest('public/desk.webmanifest')
const icons = await renderBrandFiles()
const tokens = await read('ui/tokens.css')
const token = (name: string) => new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1]

describe('the web app manifest', () => {
  test('is linked on every page', async () =>
    expect(await read('index.html')).toContain('<link rel="manifest" href="/manifest.webmanifest" />'))

  test('may load under the policy of every page', async () =>
    expect(await read('../firebase.json')).toContain("manifest-src 'self'"))

  test("has the business's name", () => {
    expect(manifest).toMatchObject({ name: businessDetails.name })
    expect(businessDetails.name).toContain(manifest.short_name)
  })

  test('opens the whole site in its own window, starting on the home page', () =>
    expect(manifest).toMatchObject({ start_url: '/', scope: '/', display: 'standalone' }))

  test("has the site's colours", async () => {
    expect(manifest).toMatchObject({ theme_color: token('forest'), background_color: token('paper') })
    expect(await read('index.html')).toContain(`<meta name="theme-color" content="${token('forest')}" />`)
  })

  test('has the icons that browsers require, one of them maskable', () =>
    expect(manifest.icons).toEqual([
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ]))

  test('declares the size and type of each built icon', async () => {
    await expectBuiltIcons(manifest.icons)
  })
})

describe("the desk's web app manifest", () => {
  test("is linked on the desk's page, with an opaque icon for home screens", async () => {
    const page = await read('staff.html')
    expect(page).toContain('<link rel="manifest" href="/desk.webmanifest" />')
    expect(page).toContain('<link rel="apple-touch-icon" href="/icons/desk-apple-touch-icon.png" />')
    const touchIcon = icons.get('desk-apple-touch-icon.png')
    expect(await sharp(touchIcon).metadata()).toMatchObject({ width: 180, height: 180, hasAlpha: false })
  })

  test('installs the desk as an app of its own, beside the shop', () => {
    expect(deskManifest).toMatchObject({
      name: `${businessDetails.name} Desk`,
      id: deskPath,
      start_url: deskPath,
      scope: deskPath,
      display: 'standalone',
    })
    expect(deskManifest.id).not.toBe(manifest.id)
  })

  test("has the desk's colours", async () => {
    expect(deskManifest).toMatchObject({
      theme_color: token('forest-deep'),
      background_color: token('paper'),
    })
    expect(await read('staff.html')).toContain(
      `<meta name="theme-color" content="${token('forest-deep')}" />`,
    )
  })

  test('has built icons that differ from those of the shop', async () => {
    expect(deskManifest.icons).toHaveLength(3)
    await expectBuiltIcons(deskManifest.icons)
    for (const name of ['192.png', '512.png', 'maskable-512.png'])
      expect(icons.get(`desk-${name}`)?.equals(icons.get(name) ?? Buffer.of())).toBe(false)
  })
})

async function expectBuiltIcons(declaredIcons: unknown): Promise<void> {
  for (const { src, sizes, type } of declaredIcons as { src: string; sizes: string; type: string }[]) {
    const { width, height, format } = await sharp(icons.get(src.replace('/icons/', ''))).metadata()
    expect({ src, sizes: `${width}x${height}`, type: `image/${format}` }).toEqual({ src, sizes, type })
  }
}

describe('every page', () => {
  test('has an SVG icon for tabs and an opaque one for home screens', async () => {
    const page = await read('index.html')
    expect(page).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml" />')
    expect(await sharp(await readFile(join(projectRoot, 'web/public/favicon.svg'))).metadata()).toMatchObject(
      { format: 'svg' },
    )
    expect(page).toContain('<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />')
    const touchIcon = icons.get('apple-touch-icon.png')
    expect(await sharp(touchIcon).metadata()).toMatchObject({ width: 180, height: 180, hasAlpha: false })
  })
})
