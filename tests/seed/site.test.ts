import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { build, createServer } from 'vite'
import { expect, test } from 'vitest'
import type * as catalogued from 'virtual:catalogue'
import type * as home from 'virtual:catalogue/featured'
import { prepare } from '../../seed/prepare'
import { catalogue } from '../../seed/site/catalogue'
import { readDetail, readFirstPage, readProducts } from '../../web/domain/catalogueFiles'
import { cardUrl, pictureUrl } from '../../web/domain/picture'
import { openShop, useDrawnShops, type Shop } from './shop'

const openDrawnShop = useDrawnShops()

type Site = typeof catalogued & typeof home

const entry = `
export { catalogueFolder } from 'virtual:catalogue'
export { featured } from 'virtual:catalogue/featured'
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
  const dist = join(home, 'dist')
  const assets = await readdir(join(dist, 'assets'))
  const main = assets.find((file) => file.startsWith('entry-')) ?? ''
  const site = (await import(join(dist, 'assets', main))) as Site
  const folder = join(dist, site.catalogueFolder)
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'))
  return { dist, site, folder, read }
}

const ids = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

test('the list, its first page, the other names and the details are files of a folder named by their content', async () => {
  const { site, folder, read } = await buildSite(await openDrawnShop())
  expect(site.catalogueFolder).toMatch(/^\/catalogue\/[0-9a-f]{10}\/$/)
  expect((await readdir(folder)).sort()).toEqual(
    [...ids, 'details', 'first', 'names', 'products'].map((name) => `${name}.json`).sort(),
  )
  const products = readProducts(await read('products'))
  expect(products.map(({ id }) => id)).toEqual(ids)
  expect(products[8]).toEqual({
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
  expect(readFirstPage(await read('first'))).toMatchObject({ products, total: 9 })
  expect(readDetail(await read('9'))).toMatchObject({ id: '9', description: 'What Oil is good for.' })
  expect(await read('details')).toHaveLength(9)
})

test('another word in the catalogue is another folder, so that browsers may keep its files for ever', async () => {
  const shop = await openDrawnShop()
  const before = await buildSite(shop)
  await shop.edit('products/oil.json', ([oil]) => [{ ...oil, description: 'Better still.' }])
  const after = await buildSite(shop)
  expect(after.site.catalogueFolder).not.toBe(before.site.catalogueFolder)
})

test('the featured products come with their pictures', async () => {
  const { site, read } = await buildSite(await openDrawnShop())
  const [seed] = readProducts(await read('products'))
  expect(site.featured[0]).toMatchObject({ name: 'plain seed', price: 9.5, photo: seed?.image })
  expect(site.featured[0]).not.toHaveProperty('productId')
})

test('each picture is there in every width and format, under the address that the app has for it', async () => {
  const { dist, read } = await buildSite(await openDrawnShop())
  expect(await readdir(join(dist, 'pictures'))).toHaveLength(9 * 7)
  for (const { image } of readProducts(await read('products'))) {
    await expect(readFile(join(dist, cardUrl(image.name)))).resolves.toBeDefined()
    const { width, format } = await sharp(join(dist, pictureUrl(image.name, 640, 'webp'))).metadata()
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
  const { dist } = await buildSite(await openDrawnShop())
  const file = join(dist, 'icons', name)
  expect(await sharp(file).metadata()).toMatchObject({ width, height, format })
  expect((await stat(file)).size).toBeLessThan(60 * 1024)
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
    const before = await served()
    expect(before).toContain('/catalogue/')
    await expect.poll(() => Object.values(server.watcher.getWatched()).flat()).toContain('oil.json')
    const reloaded = new Promise((resolve) => {
      client.hot.send = resolve
    })
    await shop.edit('products/oil.json', ([oil]) => [{ ...oil, name: 'Finer Oil' }])
    expect(await reloaded).toEqual({ type: 'full-reload' })
    expect(await served()).not.toBe(before)
  } finally {
    await server.close()
  }
})
