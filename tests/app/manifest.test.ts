import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../emulators/config'
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
})
