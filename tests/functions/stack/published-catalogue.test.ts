import { expect, test } from 'vitest'
import { publishSnapshot } from '../../../functions/catalogue/publishSnapshot'
import { onProductWritten } from '../../../functions/catalogue/onProductWritten'
import { reconcileSnapshot } from '../../../functions/catalogue/reconcileSnapshot'
import { readSnapshotFile } from '../../../functions/catalogue/snapshotFile'
import { addToSnapshot, readSnapshotState } from '../../../functions/catalogue/snapshotState'
import type { StoredProduct } from '../../../domain/catalogue/storedProduct'
import {
  createShop,
  readPublishedNames,
  readSnapshot,
  storeProduct,
  type TestShop,
  withFirstSaveAfter,
} from './publishedCatalogue'
import { parseSnapshot } from '../../../domain/catalogue/publishing/catalogueSnapshot'
import { dayMs } from '../../../domain/site/lagosTime'
import { createStoredProduct } from '../../createStoredProduct'

const oil = createStoredProduct('1')
const finerOil = createStoredProduct('1', { name: 'Finer Oil' })

async function publish(shop: TestShop, product: StoredProduct) {
  await storeProduct(shop, product)
  await onProductWritten(shop, product.id)
}

test('a product that differs from the build is in the snapshot as visitors see it', async () => {
  const shop = await createShop([oil])
  await publish(shop, finerOil)
  const { width, height, placeholder } = finerOil.image
  expect(await readSnapshot(shop)).toEqual({
    base: '/catalogue/first/',
    products: [{ ...finerOil, image: { name: 'oil-0f55628fb5', width, height, placeholder } }],
  })
})

test('a product that equals the build is not in the snapshot, whatever its placeholder', async () => {
  const shop = await createShop([oil])
  const placeholder = 'data:image/webp;base64,BBBB'
  await publish(shop, { ...oil, image: { ...oil.image, placeholder } })
  expect(await readSnapshotFile(shop.bucket)).toBeNull()
})

test('a product that is new since the build is in the snapshot, and stays there as hidden when it is hidden', async () => {
  const shop = await createShop([oil])
  await publish(shop, createStoredProduct('2'))
  expect(await readPublishedNames(shop)).toEqual({ 2: 'Oil 2' })
  await publish(shop, createStoredProduct('2', { hidden: true }))
  expect(await readPublishedNames(shop)).toEqual({ 2: 'hidden' })
})

test('a product that no build has yet is marked as new for 30 days; one that has changed is not', async () => {
  const shop = await createShop([oil])
  await publish(shop, { ...oil, name: 'Palm Oil' })
  await publish(shop, createStoredProduct('2'))
  const readNewIds = async (day: number) => {
    await publishSnapshot({ ...shop, now: () => Date.now() + day * dayMs })
    return parseSnapshot(JSON.parse((await readSnapshotFile(shop.bucket)) ?? 'null'))?.newIds
  }
  expect(await readNewIds(29)).toEqual(['2'])
  expect(await readNewIds(31)).toEqual([])
})

test('a product that was never shown and is hidden is not in the snapshot', async () => {
  const shop = await createShop([oil])
  await publish(shop, createStoredProduct('2', { hidden: true }))
  expect(await readPublishedNames(shop)).toEqual({})
})

test('a product of the build that is hidden or deleted is in the snapshot as hidden', async () => {
  const shop = await createShop([oil, createStoredProduct('2')])
  await publish(shop, { ...oil, hidden: true })
  await onProductWritten(shop, '2')
  expect(await readPublishedNames(shop)).toEqual({ 1: 'hidden', 2: 'hidden' })
})

test('a product that equals the build again leaves the snapshot, and is not read any more', async () => {
  const shop = await createShop([oil])
  await publish(shop, finerOil)
  await publish(shop, oil)
  expect(await readPublishedNames(shop)).toEqual({})
  expect((await readSnapshotState(shop.firestore)).ids).toEqual([])
})

test.each<[string, object]>([
  ['without a name', { name: '' }],
  ['of an unknown category', { category: 'Weapons' }],
  ['with a picture of another product', { image: { ...oil.image, path: 'products/2/oil-640.webp' } }],
  ['with a picture in one size', { image: { ...oil.image, path: 'products/1/oil.webp' } }],
  ['with a placeholder that is no picture', { image: { ...oil.image, placeholder: 'javascript:0' } }],
  ['that says with a text whether it is hidden', { hidden: 'no' }],
])('a product %s does not appear, and does not keep others from appearing', async (_, change) => {
  const shop = await createShop([oil])
  await publish(shop, { ...finerOil, ...change })
  await publish(shop, createStoredProduct('2'))
  expect(await readPublishedNames(shop)).toEqual({ 2: 'Oil 2' })
})

test('a document whose id is no product id is ignored', async () => {
  const shop = await createShop([oil])
  await publish(shop, createStoredProduct('new'))
  expect(await readSnapshotFile(shop.bucket)).toBeNull()
})

test('writers at the same time end with the newest products', async () => {
  const shop = await createShop([oil])
  const ids = ['1', '2', '3', '4', '5']
  await Promise.all(
    ids.map(async (id) => {
      for (const name of ['First', 'Second', 'Third'])
        await publish(shop, createStoredProduct(id, { name: `${name} ${id}` }))
    }),
  )
  expect(await readPublishedNames(shop)).toEqual(Object.fromEntries(ids.map((id) => [id, `Third ${id}`])))
})

test('a writer that has read too early writes again, also over one who found the product equal to the build', async () => {
  const shop = await createShop([oil])
  await storeProduct(shop, finerOil)
  await addToSnapshot(shop.firestore, ['1'])
  await publishSnapshot(withFirstSaveAfter(shop, () => publish(shop, oil)))
  expect(await readPublishedNames(shop)).toEqual({})
})

test('an event whose site does not answer fails, and publishes when it comes again', async () => {
  const shop = await createShop([oil])
  shop.breakSite()
  await expect(publish(shop, finerOil)).rejects.toThrow('500')
  shop.deploy('/catalogue/first/', [oil])
  await onProductWritten(shop, '1')
  expect(await readPublishedNames(shop)).toEqual({ 1: 'Finer Oil' })
})

test('a new build that has what was published empties the snapshot, of hidden products too', async () => {
  const shop = await createShop([oil])
  await publish(shop, finerOil)
  await publish(shop, createStoredProduct('2'))
  await publish(shop, createStoredProduct('2', { hidden: true }))
  shop.deploy('/catalogue/second/', [finerOil])
  await reconcileSnapshot(shop, Date.now())
  await reconcileSnapshot(shop, Date.now())
  expect(await readSnapshot(shop)).toEqual({ base: '/catalogue/second/', products: [] })
  expect(await readSnapshotState(shop.firestore)).toMatchObject({ ids: [], base: '/catalogue/second/' })
})

test('a build that lacks what was published, as after going back to an older one, gets it in the snapshot without an event', async () => {
  const shop = await createShop([finerOil])
  await storeProduct(shop, finerOil)
  await storeProduct(shop, createStoredProduct('2'))
  await reconcileSnapshot(shop, Date.now())
  expect(await readPublishedNames(shop)).toEqual({ 2: 'Oil 2' })
  shop.deploy('/catalogue/older/', [oil])
  await reconcileSnapshot(shop, Date.now())
  expect(await readPublishedNames(shop)).toEqual({ 1: 'Finer Oil', 2: 'Oil 2' })
})

test('a snapshot that was overwritten with an old one is mended without an event', async () => {
  const shop = await createShop([oil])
  await publish(shop, finerOil)
  await shop.bucket.file('catalogue/current.json').save('{}', { resumable: false })
  await reconcileSnapshot(shop, Date.now())
  expect(await readPublishedNames(shop)).toEqual({ 1: 'Finer Oil' })
})
