import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { build, createServer } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import type * as CatalogueModule from 'virtual:catalogue'
import type * as FeaturedModule from 'virtual:catalogue/featured'
import { loadCatalogueWithPictures } from '../../../seed/loadCatalogueWithPictures'
import { cataloguePlugin } from '../../../site-build/catalogue/cataloguePlugin'
import {
  parseDetailedProduct,
  parseCatalogueFirstPage,
  parseProductSummaries,
} from '../../../domain/catalogue/parseCatalogue'
import { getSocialCardUrl, getPictureUrl } from '../../../domain/catalogue/picture'
import { setUpCatalogueFixtures, type CatalogueFixture } from '../catalogueFixture'

const createRenderedFixture = setUpCatalogueFixtures()

type Site = typeof CatalogueModule & typeof FeaturedModule

const entry = `
export { catalogueFolder } from 'virtual:catalogue'
export { featured } from 'virtual:catalogue/featured'
`

/** Writes a site of one module that uses all virtual modules, and returns its folder. */
async function writeSite(fixture: CatalogueFixture): Promise<string> {
  const root = join(fixture.catalogue, '..')
  await writeFile(join(root, 'entry.js'), entry)
  return root
}

async function buildSite(fixture: CatalogueFixture) {
  const root = await writeSite(fixture)
  await build({
    ...{ root, configFile: false, logLevel: 'silent', plugins: [cataloguePlugin({ folders: fixture })] },
    build: {
      outDir: 'dist',
      rolldownOptions: { input: join(root, 'entry.js'), preserveEntrySignatures: 'strict' },
    },
  })
  const dist = join(root, 'dist')
  const assets = await readdir(join(dist, 'assets'))
  const main = assets.find((file) => file.startsWith('entry-')) ?? ''
  const site = (await import(join(dist, 'assets', main))) as Site
  const folder = join(dist, site.catalogueFolder)
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'))
  return { dist, site, folder, read }
}

let built: Awaited<ReturnType<typeof buildSite>>

beforeAll(async () => {
  let cleanup = () => Promise.resolve()
  const fixture = await createRenderedFixture((remove) => {
    cleanup = remove
  })
  built = await buildSite(fixture)
  return cleanup
})

const ids = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

test('the build has JSON files in a folder with a content hash', async () => {
  const { site, folder, read } = built
  expect(site.catalogueFolder).toMatch(/^\/catalogue\/[0-9a-f]{10}\/$/)
  expect((await readdir(folder)).sort()).toEqual(
    [...ids, 'details', 'first', 'products', 'search'].map((name) => `${name}.json`).sort(),
  )
  const products = parseProductSummaries(await read('products'))
  expect(products.map(({ id }) => id)).toEqual(ids)
  expect(products[8]).toEqual({
    id: '9',
    name: 'Plain Oil',
    category: 'Oil',
    unit: 'kg',
    grades: ['food'],
    preview: 'What Oil is good for.',
    image: {
      name: expect.stringMatching(/^plain-oil-[0-9a-f]{10}$/) as string,
      width: 640,
      height: 800,
      placeholder: expect.stringMatching(/^data:image\/webp;base64,/) as string,
    },
  })
  expect(parseCatalogueFirstPage(await read('first'))).toMatchObject({ products, total: 9 })
  expect(parseDetailedProduct(await read('9'))).toMatchObject({
    id: '9',
    description: 'What Oil is good for.',
  })
  expect(await read('details')).toHaveLength(9)
})

test('the featured products have their pictures and know which product they are', async () => {
  const { site, read } = built
  const [seed] = parseProductSummaries(await read('products'))
  expect(site.featured[0]).toMatchObject({ productId: seed?.id, price: 9.5, photo: seed?.image })
})

test('the build has every width and format of each picture at the URL that the app uses', async () => {
  const { dist, read } = built
  expect(await readdir(join(dist, 'pictures'))).toHaveLength(9 * 7)
  for (const { image } of parseProductSummaries(await read('products'))) {
    await expect(readFile(join(dist, getSocialCardUrl(image.name)))).resolves.toBeDefined()
    const { width, format } = await sharp(join(dist, getPictureUrl(image.name, 640, 'webp'))).metadata()
    expect({ width, format }).toEqual({ width: 640, format: 'webp' })
  }
})

const brandFiles = [
  ['192.png', { width: 192, height: 192, format: 'png' }],
  ['512.png', { width: 512, height: 512, format: 'png' }],
  ['maskable-512.png', { width: 512, height: 512, format: 'png' }],
  ['apple-touch-icon.png', { width: 180, height: 180, format: 'png' }],
  ['site-card.jpg', { width: 1200, height: 630, format: 'jpeg' }],
  ['list-card.jpg', { width: 1200, height: 630, format: 'jpeg' }],
] as const

test('the build has the brand files in their sizes, of less than 60 KiB each', async () => {
  const { dist } = built
  for (const [name, metadata] of brandFiles) {
    const file = join(dist, 'icons', name)
    expect(await sharp(file).metadata(), name).toMatchObject(metadata)
    expect((await stat(file)).size, name).toBeLessThan(60 * 1024)
  }
})

test('the build has a small favicon.ico with one image of 32 pixels', async () => {
  const { dist } = built
  const icon = await readFile(join(dist, 'favicon.ico'))
  const [reserved, type, count] = [0, 2, 4].map((offset) => icon.readUInt16LE(offset))
  expect({ reserved, type, count }).toEqual({ reserved: 0, type: 1, count: 1 })
  const image = icon.subarray(icon.readUInt32LE(18))
  expect(image).toHaveLength(icon.readUInt32LE(14))
  expect(await sharp(image).metadata()).toMatchObject({ width: 32, height: 32, format: 'png' })
  expect(icon.length).toBeLessThan(4 * 1024)
})

async function startServer(fixture: CatalogueFixture) {
  return createServer({
    ...{
      root: await writeSite(fixture),
      configFile: false,
      logLevel: 'silent',
      plugins: [cataloguePlugin({ folders: fixture })],
    },
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
}

test('the dev server serves pictures with their content type, and no other files', async () => {
  const fixture = await createRenderedFixture()
  const picture = (await loadCatalogueWithPictures(fixture)).pictures.get('9')?.name ?? ''
  const site = await startServer(fixture)
  const http = createHttpServer(site.middlewares)
  try {
    http.listen(0, '127.0.0.1')
    await once(http, 'listening')
    const { port } = http.address() as AddressInfo
    const fetchFile = (file: string) => fetch(`http://127.0.0.1:${port}/pictures/${file}`)
    const response = await fetchFile(`${picture}-320.avif`)
    expect(response.headers.get('content-type')).toBe('image/avif')
    expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(320)
    for (const unknownFile of ['unknown-320.avif', 'about.json', '%'])
      expect((await fetchFile(unknownFile)).headers.get('content-type') ?? '').not.toContain('image')
  } finally {
    http.close()
    await site.close()
  }
})

test('the dev server reloads the page and serves the new data after an edit of the catalogue', async () => {
  const fixture = await createRenderedFixture()
  const server = await startServer(fixture)
  try {
    const { client } = server.environments
    const requestModule = async () => (await client.transformRequest('virtual:catalogue'))?.code
    const before = await requestModule()
    expect(before).toContain('/catalogue/')
    await expect.poll(() => Object.values(server.watcher.getWatched()).flat()).toContain('oil.json')
    const reloaded = new Promise((resolve) => {
      client.hot.send = resolve
    })
    await fixture.edit('products/oil.json', ([oil]) => [{ ...oil, name: 'Finer Oil' }])
    expect(await reloaded).toEqual({ type: 'full-reload' })
    expect(await requestModule()).not.toBe(before)
  } finally {
    await server.close()
  }
})
