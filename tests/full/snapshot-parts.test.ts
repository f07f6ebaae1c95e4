import { expect, test } from 'vitest'
import { getSnapshotPartPath, parseSnapshot } from '../../domain/catalogue/publishing/catalogueSnapshot'
import { answerProductPage } from '../../functions/catalogue/answerProductPage'
import { answerPublishedFile } from '../../functions/catalogue/answerPublishedFile'
import { onProductWritten } from '../../functions/catalogue/onProductWritten'
import { reconcileSnapshot } from '../../functions/catalogue/reconcileSnapshot'
import { readSnapshotFile } from '../../functions/catalogue/snapshotFile'
import { addToSnapshot } from '../../functions/catalogue/snapshotState'
import { createLongProduct, createStoredProduct } from '../createStoredProduct'
import {
  createShop,
  readPublishedNames,
  readSnapshot,
  storeProduct,
  type TestShop,
  withEachSaveAfter,
} from '../functions/stack/publishedCatalogue'

// More than a snapshot in one file may have, of three ranges of ids.
const ids = Array.from({ length: 30 }, (_, index) => String(40 + index * 3))
const dayMs = 86_400_000
const now = Date.UTC(2026, 0, 1)

async function publish(shop: TestShop, product: ReturnType<typeof createStoredProduct>) {
  await storeProduct(shop, product)
  await onProductWritten(shop, product.id)
}

async function listParts({ bucket }: TestShop): Promise<string[]> {
  const [files] = await bucket.getFiles({ prefix: 'catalogue/parts/' })
  return files.map(({ name }) => name)
}

async function listNamedParts({ bucket }: TestShop): Promise<string[]> {
  const snapshot = parseSnapshot(JSON.parse((await readSnapshotFile(bucket)) ?? 'null'))
  return snapshot?.parts.map((part) => getSnapshotPartPath(part).slice(1)) ?? []
}

/** A shop that has published a snapshot in parts. */
async function createLargeShop(): Promise<TestShop> {
  const shop = await createShop()
  await Promise.all(ids.map((id) => storeProduct(shop, createLongProduct(id))))
  await addToSnapshot(shop.firestore, ids)
  await reconcileSnapshot(shop, now)
  return shop
}

test('a large snapshot is in parts that everybody gets by their addresses, and leaves nothing out', async () => {
  const shop = await createLargeShop()
  expect((await readSnapshot(shop))?.products.map(({ id }) => id)).toEqual(ids)
  const [part = ''] = await listParts(shop)
  const answer = await answerPublishedFile(shop, { method: 'GET', path: `/${part}`, ifNoneMatch: undefined })
  expect(answer).toMatchObject({
    status: 200,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=31536000, immutable' },
  })
})

test('the page of a new product finds it in its part', async () => {
  const shop = await createLargeShop()
  expect(await answerProductPage(shop, `/products/${ids[7] ?? ''}`)).toMatchObject({ status: 200 })
  expect(await answerProductPage(shop, '/products/99')).toMatchObject({ status: 404 })
})

test('a part is there before the snapshot names it, and a part that has not changed is not written again', async () => {
  const shop = await createLargeShop()
  const saved: string[] = []
  const writer = withEachSaveAfter(shop, async (content) => {
    saved.push(content.slice(0, 30))
    const named = await listNamedParts(shop)
    expect(await listParts(shop)).toEqual(expect.arrayContaining(named))
  })
  await storeProduct(shop, createStoredProduct('40', { name: 'Marula Oil' }))
  await onProductWritten(writer, '40')
  expect(saved).toEqual([
    expect.stringContaining('{"version":1,"products":[') as string,
    expect.stringContaining('{"version":2,"base":') as string,
  ])
  expect(await readPublishedNames(shop)).toMatchObject({ 40: 'Marula Oil' })
})

test('a part that the snapshot no longer names is deleted after a day, and stays if it is needed again before', async () => {
  const shop = await createLargeShop()
  const former = await listNamedParts(shop)
  await publish(shop, createStoredProduct('40', { name: 'Kombo Oil' }))
  const current = await listNamedParts(shop)
  const unused = former.find((name) => !current.includes(name))
  await reconcileSnapshot(shop, now)
  expect(await listParts(shop)).toContain(unused)
  await publish(shop, createLongProduct('40'))
  await reconcileSnapshot(shop, now + 2 * dayMs)
  expect(await listParts(shop)).toContain(unused)
  await publish(shop, createStoredProduct('40', { name: 'Kombo Oil' }))
  await reconcileSnapshot(shop, now + 3 * dayMs)
  expect(await listParts(shop)).toContain(unused)
  await reconcileSnapshot(shop, now + 4 * dayMs)
  expect((await listParts(shop)).toSorted()).toEqual(current.toSorted())
})

test('a part that was lost is written again without an event', async () => {
  const shop = await createLargeShop()
  const [part = ''] = await listNamedParts(shop)
  await shop.bucket.file(part).delete()
  await reconcileSnapshot(shop, now)
  expect(await listParts(shop)).toContain(part)
})
