import { expect, test } from 'vitest'
import { answerProductPage } from '../../functions/catalogue/answerProductPage'
import { answerPublishedFile } from '../../functions/catalogue/answerPublishedFile'
import { onProductWritten } from '../../functions/catalogue/onProductWritten'
import { parseSnapshot, snapshotPath } from '../../domain/catalogue/publishing/catalogueSnapshot'
import { openAdminProject } from '../adminProject'
import { createShop, storeProduct, type TestShop } from '../functions/stack/publishedCatalogue'
import { createStoredProduct } from '../createStoredProduct'

const getFile = (shop: TestShop, path: string, ifNoneMatch?: string) =>
  answerPublishedFile(shop, { method: 'GET', path, ifNoneMatch })

async function createShopWithNewProduct(change: Parameters<typeof createStoredProduct>[1] = {}) {
  const shop = await createShop()
  await storeProduct(shop, createStoredProduct('2', change))
  await onProductWritten(shop, '2')
  return shop
}

test('the snapshot before anything was published is an empty one of the build', async () => {
  const { status, body } = await getFile(await createShop(), snapshotPath)
  expect(status).toBe(200)
  expect(parseSnapshot(JSON.parse(String(body)))).toEqual({
    base: '/catalogue/first/',
    products: [],
    parts: [],
    newIds: [],
    shop: null,
  })
})

test('a page that has the snapshot gets no content, also if the tag was made weak on its way', async () => {
  const shop = await createShopWithNewProduct()
  const { headers } = await getFile(shop, snapshotPath)
  const etag = headers.ETag ?? ''
  for (const tag of [etag, `W/${etag}`, `"other", ${etag}`])
    expect(await getFile(shop, snapshotPath, tag)).toMatchObject({ status: 304, body: '' })
  expect(await getFile(shop, snapshotPath, '"other"')).toMatchObject({ status: 200 })
})

test('a picture has the type of its ending, whatever Storage says, and never changes', async () => {
  const shop = await createShop()
  const file = shop.bucket.file('products/2/oil-0f55628fb5-640.webp')
  await file.save('picture', { resumable: false, contentType: 'text/html' })
  expect(await getFile(shop, '/pictures/2/oil-0f55628fb5-640.webp')).toEqual({
    status: 200,
    headers: { 'Content-Type': 'image/webp', 'Cache-Control': 'public, max-age=31536000, immutable' },
    body: Buffer.from('picture'),
  })
})

test.each([
  ...['/pictures/2/missing-640.webp', '/pictures/2/secret.txt', '/pictures/2/oil-480.webp'],
  ...['/pictures/2/oil-640.svg', '/pictures/2/a/oil-640.webp'],
  ...['/pictures/2/../../uploads/2/oil-640.webp', '/pictures/2/..%2F..%2Fuploads%2F2%2Foil-640.webp'],
  ...['/pictures/..%2Fuploads/oil-640.webp', '/pictures/02/oil-640.webp', '/pictures/2/.oil-640.webp'],
  ...['/pictures/2/oil-640.webp/', '/catalogue/built.json', '/uploads/2/oil-640.webp'],
  ...[`/catalogue/parts/${'0'.repeat(64)}.json`, '/catalogue/parts/..%2Fcurrent.json'],
])('%s is answered 404, and not kept for long', async (path) => {
  const shop = await createShop()
  const paths = ['products/2/secret.txt', 'products/2/oil-640.svg', 'uploads/2/oil-640.webp']
  for (const stored of paths) await shop.bucket.file(stored).save('secret', { resumable: false })
  expect(await getFile(shop, path)).toEqual({
    status: 404,
    headers: { 'Cache-Control': 'public, max-age=0, s-maxage=10' },
    body: '',
  })
})

test('nothing can be written to these addresses', async () => {
  const shop = await createShop()
  const request = { method: 'PUT', path: snapshotPath, ifNoneMatch: undefined }
  expect(await answerPublishedFile(shop, request)).toMatchObject({ status: 405 })
})

test('the page of a product that is new since the build is the empty page with the words of the product', async () => {
  const shop = await createShopWithNewProduct({ name: 'Baobab Oil', description: 'From Sokoto.' })
  const { status, body } = await answerProductPage(shop, '/products/2')
  expect(status).toBe(200)
  expect(body).toContain('<title>Baobab Oil | Arielle Organics</title>')
  expect(body).toContain('<meta name="description" content="From Sokoto." />')
  expect(body).toMatch(/<link rel="canonical" href="https:[^"]+\/products\/2" \/>/)
  expect(body).toMatch(/"og:image" content="https:[^"]+\/pictures\/2\/oil-0f55628fb5-card\.jpg"/)
  expect(body).toContain('<div id="root"></div>')
})

test('no name or description of a product adds an element to its page', async () => {
  const shop = await createShopWithNewProduct()
  const { body: harmless } = await answerProductPage(shop, '/products/2')
  const countMarks = (html: unknown) => String(html).replaceAll(/[^<>"]/g, '')
  for (const text of hostileNames) {
    await storeProduct(shop, createStoredProduct('2', { name: text, description: text }))
    await onProductWritten(shop, '2')
    const { status, body } = await answerProductPage(shop, '/products/2')
    expect({ text, status, marks: countMarks(body) }).toEqual({
      text,
      status: 200,
      marks: countMarks(harmless),
    })
  }
})

test.each(['/products/3', '/products/0', '/products/2%2F', '/products/new', '/products/2/more'])(
  '%s, of a product that is not published, is the page 404',
  async (path) => {
    const shop = await createShopWithNewProduct()
    const answer = await answerProductPage(shop, path)
    expect(answer).toMatchObject({ status: 404, body: '<h1>Page Not Found</h1>' })
  },
)

const hostileNames = ['<script>alert(1)</script>', '" onload="alert(1)', "</title><img src='x'>", '$& $1 $`']

const siteUrl = process.env.SITE_URL ?? ''

test('what is written to Firestore is at the addresses of the site: the product, its page and its picture', async () => {
  const { bucket, firestore } = openAdminProject()
  const document = firestore.doc('products/90001')
  const fetchPath = (path: string, options?: RequestInit) => fetch(siteUrl + path, options)
  const readName = async () => {
    const response = await fetchPath(snapshotPath)
    const { products } = parseSnapshot(await response.json()) ?? { products: [] }
    const product = products.find(({ id }) => id === document.id)
    return product && ('hidden' in product ? 'hidden' : product.name)
  }

  expect((await fetchPath('/products/90001')).status).toBe(404)
  const missing = await fetchPath('/pictures/90001/oil-0f55628fb5-320.avif')
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([
    404,
    'public, max-age=0, s-maxage=10',
  ])
  await bucket.file('products/90001/oil-0f55628fb5-320.avif').save('picture', { resumable: false })
  await document.set(createStoredProduct('90001', { name: 'Marula Oil' }))
  await expect.poll(readName).toBe('Marula Oil')

  const snapshot = await fetchPath(snapshotPath)
  expect(snapshot.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10')
  expect(snapshot.headers.get('content-security-policy')).toBe("default-src 'none'")
  const unchanged = await fetchPath(snapshotPath, {
    headers: { 'If-None-Match': snapshot.headers.get('etag') ?? '' },
  })
  expect(unchanged.status).toBe(304)
  expect([...unchanged.headers].join('\n').length).toBeLessThan(1000)
  expect(await unchanged.text()).toBe('')
  const picture = await fetchPath('/pictures/90001/oil-0f55628fb5-320.avif')
  expect(picture.headers.get('content-type')).toBe('image/avif')
  expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await picture.text()).toBe('picture')
  const page = await fetchPath('/products/90001')
  expect(page.status).toBe(200)
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
  expect(await page.text()).toContain('<title>Marula Oil | Arielle Organics</title>')

  await document.update({ hidden: true })
  await expect.poll(readName).toBe('hidden')
  expect((await fetchPath('/products/90001')).status).toBe(404)
})

test.each(['/products/84', '/about-us'])('%s is the page of the build', async (path) => {
  const response = await fetch(siteUrl + path)
  expect(response.status).toBe(200)
  expect(await response.text()).toContain(`data-path="${path}"`)
})

test.each(['/products/89999', '/products/84/more', '/pictures/missing-320.avif'])(
  '%s, which does not exist, is answered 404 with a readable page',
  async (path) => {
    const response = await fetch(siteUrl + path)
    expect(response.status).toBe(404)
    expect(await response.text()).toMatch(/<h1[^>]*>Page Not Found/)
  },
)

test('what the build has is not kept, and its hashed files are kept for good', async () => {
  const built = await fetch(`${siteUrl}/catalogue/built.json`)
  expect(built.headers.get('cache-control')).toBe('no-cache')
  const { folder, hashes } = (await built.json()) as { folder: string; hashes: Record<string, string> }
  expect(hashes['84']).toMatch(/^[0-9a-f]{10}$/)
  const list = await fetch(`${siteUrl}${folder}products.json`)
  expect(list.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})
