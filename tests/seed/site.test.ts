import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { build, createServer } from 'vite'
import { expect, test } from 'vitest'
import type * as list from 'virtual:catalogue'
import type * as home from 'virtual:catalogue/featured'
import type * as details from 'virtual:catalogue/products'
import { prepare } from '../../seed/prepare'
import { catalogue } from '../../seed/site/catalogue'
import { cardUrl, pictureUrl } from '../../web/domain/picture'
import { openShop, useDrawnShops, type Shop } from './shop'

const openDrawnShop = useDrawnShops()

type Site = typeof list & typeof home & typeof details

const entry = `
import { listed } from 'virtual:catalogue'
import { featured } from 'virtual:catalogue/featured'
import { loadDetail } from 'virtual:catalogue/products'
export { listed, featured, loadDetail }
`

/** A site of one module that uses all that the plugin gives. */
async function writeSite(shop: Shop): Promise<string> {
  const home = join(shop.catalogue, '..')
  await writeFile(join(home, 'entry.js'), entry)
  return home
}

async function buildSite(shop: Shop) {
  const home = await writeSite(shop)
  await build({
    ...{ root: home, configFile: false, logLevel: 'silent', plugins: [catalogue(shop)] },
    build: {
      outDir: 'dist',
      rolldownOptions: { input: join(home, 'entry.js'), preserveEntrySignatures: 'strict' },
    },
  })
  const [assets, pictures] = [join(home, 'dist/assets'), join(home, 'dist/pictures')]
  return { assets, files: await readdir(assets), pictures }
}

test('the list, the featured products and the details are built', async () => {
  const { assets, files } = await buildSite(await openDrawnShop())
  const main = files.find((file) => file.startsWith('entry-')) ?? ''
  const site = (await import(join(assets, main))) as Site

  expect(site.listed.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  expect(site.listed[8]).toEqual({
    id: '9',
    name: 'Plain Oil',
    category: 'Oil',
    preview: 'What Oil is good for.',
    image: {
      name: expect.stringMatching(/^plain-oil-[0-9a-f]{10}$/) as string,
      width: 640,
      height: 800,
      placeholder: expect.stringMatching(/^data:image\/webp;base64,/) as string,
    },
  })
  expect(site.featured[0]).toMatchObject({ name: 'plain seed', price: 9.5, photo: site.listed[0]?.image })
  expect(site.featured[0]).not.toHaveProperty('productId')
})

test('each picture is there in every width and format, under the address that the app has for it', async () => {
  const { assets, files, pictures } = await buildSite(await openDrawnShop())
  expect(await readdir(pictures)).toHaveLength(9 * 7)
  const main = files.find((file) => file.startsWith('entry-')) ?? ''
  const { listed } = (await import(join(assets, main))) as Site
  for (const { image } of listed) {
    await expect(readFile(join(pictures, '..', cardUrl(image.name)))).resolves.toBeDefined()
    const { width, format } = await sharp(
      join(pictures, '..', pictureUrl(image.name, 640, 'webp')),
    ).metadata()
    expect({ width, format }).toEqual({ width: 640, format: 'webp' })
  }
})

test.each([
  ['192.png', 192, 192, 'png'],
  ['512.png', 512, 512, 'png'],
  ['maskable-512.png', 512, 512, 'png'],
  ['apple-touch-icon.png', 180, 180, 'png'],
  ['site-card.jpg', 1200, 630, 'jpeg'],
] as const)("the brand's %s is built, %i by %i pixels", async (name, width, height, format) => {
  const { pictures } = await buildSite(await openDrawnShop())
  const file = join(pictures, '../icons', name)
  expect(await sharp(file).metadata()).toMatchObject({ width, height, format })
  expect((await stat(file)).size).toBeLessThan(60 * 1024)
})

test('each detail is a chunk of its own, named by its content', async () => {
  const { assets, files } = await buildSite(await openDrawnShop())
  const chunks = files.filter((file) => file.endsWith('.js') && !file.startsWith('entry-'))
  const details = await Promise.all(
    chunks.map(async (file) => (await import(join(assets, file))) as Record<string, unknown>),
  )
  expect(chunks).toHaveLength(9)
  expect(chunks.filter((file) => /-[\w-]{8}\.js$/.test(file))).toHaveLength(chunks.length)
  expect(JSON.stringify(details)).toContain('Good')
  expect(
    await readFile(join(assets, files.find((file) => file.startsWith('entry-')) ?? ''), 'utf8'),
  ).not.toContain('Good')
})

test('a bad record fails the build by file and field', async () => {
  const shop = await openShop()
  await shop.edit('products/oil.json', ([oil]) => [{ ...oil, name: '' }])
  await expect(buildSite(shop)).rejects.toThrow('products/oil.json: product 9: name: must not be empty')
})

async function serve(shop: Shop) {
  return createServer({
    ...{ root: await writeSite(shop), configFile: false, logLevel: 'silent', plugins: [catalogue(shop)] },
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
}

test('while developing, pictures are served with their type, and no others', async () => {
  const shop = await openDrawnShop()
  const picture = (await prepare(shop)).pictures.get('9')?.name ?? ''
  const site = await serve(shop)
  const http = createHttpServer(site.middlewares)
  try {
    http.listen(0, '127.0.0.1')
    await once(http, 'listening')
    const { port } = http.address() as AddressInfo
    const ask = (file: string) => fetch(`http://127.0.0.1:${port}/pictures/${file}`)
    const answer = await ask(`${picture}-320.avif`)
    expect(answer.headers.get('content-type')).toBe('image/avif')
    expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBe(320)
    for (const other of ['gone-320.avif', 'about.json', '%'])
      expect((await ask(other)).headers.get('content-type') ?? '').not.toContain('image')
  } finally {
    http.close()
    await site.close()
  }
})

test('while developing, an edited catalogue reloads the page and is served', async () => {
  const shop = await openDrawnShop()
  const server = await serve(shop)
  try {
    const { client } = server.environments
    const served = async () => (await client.transformRequest('virtual:catalogue'))?.code
    expect(await served()).toContain('Plain Oil')
    const reloaded = new Promise((resolve) => {
      client.hot.send = resolve
    })
    await shop.edit('products/oil.json', ([oil]) => [{ ...oil, name: 'Finer Oil' }])
    expect(await reloaded).toEqual({ type: 'full-reload' })
    expect(await served()).toContain('Finer Oil')
  } finally {
    await server.close()
  }
})
