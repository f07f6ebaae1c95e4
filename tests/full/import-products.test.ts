import { Timestamp, type Firestore } from 'firebase-admin/firestore'
import type { DecodedIdToken } from 'firebase-admin/auth'
import { describe, expect, test } from 'vitest'
import { importProducts } from '../../functions/catalogue-import/importProducts'
import type { StoredProduct } from '../../domain/catalogue/storedProduct'
import { createStoredProduct } from '../domain/catalogue/importing/importedProducts'
import { createTestProject } from '../functions/stack/testServices'

const importId = 'IMPORTAAAAAAAAAAAAAA'
const account = { staff: true, uid: 'sola', name: 'Sola Staff', email: 'sola@example.com' } as unknown
const staff = account as DecodedIdToken

// Microseconds, as Firestore's own times have: a browser reads 600 milliseconds.
const publishedAt = new Timestamp(1_700_000_000, 600_999_000)
const expectedUpdatedAt = 1_700_000_000_600

async function storeProducts(firestore: Firestore, ids: readonly string[]): Promise<StoredProduct[]> {
  const products = ids.map((id) => createStoredProduct(id))
  for (const product of products)
    await firestore.doc(`products/${product.id}`).set({ ...product, updatedAt: publishedAt })
  return products
}

const toBody = (products: readonly StoredProduct[], change: object = {}) => ({
  importId,
  products: products.map((product) => ({ product, expectedUpdatedAt })),
  ...change,
})

const rename = (products: readonly StoredProduct[]) =>
  products.map((product) => ({ ...product, name: `New ${product.id}` }))

async function readNames(firestore: Firestore): Promise<unknown[]> {
  const { docs } = await firestore.collection('products').get()
  return docs.map((document): unknown => document.get('name'))
}

async function readVersions(firestore: Firestore) {
  const { docs } = await firestore.collectionGroup('versions').get()
  return docs.map((document) => document.data())
}

describe('An import', () => {
  test('publishes every product with a version by the staff member, at one time', async () => {
    const { firestore } = createTestProject()
    const products = rename(await storeProducts(firestore, ['7', '12']))
    const hidden = products.map((product) => ({ ...product, hidden: true }))
    expect(await importProducts(firestore, { account: staff, body: toBody(hidden) })).toEqual({
      status: 200,
      body: { published: 2 },
    })
    const stored = (await firestore.collection('products').get()).docs.map((document) => document.data())
    const time: unknown = stored[0]?.updatedAt
    expect(stored).toEqual([hidden[1], hidden[0]].map((product) => ({ ...product, updatedAt: time })))
    expect(await readVersions(firestore)).toEqual(
      [hidden[1], hidden[0]].map((product) => ({
        product,
        by: { uid: 'sola', name: 'Sola Staff' },
        publishedAt: time,
      })),
    )
  })

  test('publishes 200 products together', async () => {
    const { firestore } = createTestProject()
    const ids = Array.from({ length: 200 }, (_, index) => String(index + 1))
    const products = rename(await storeProducts(firestore, ids))
    const { body } = await importProducts(firestore, { account: staff, body: toBody(products) })
    expect(body).toEqual({ published: 200 })
    expect(await readVersions(firestore)).toHaveLength(200)
  })

  test('publishes nothing if one product was published meanwhile, and names it', async () => {
    const { firestore } = createTestProject()
    const products = rename(await storeProducts(firestore, ['7', '12']))
    await firestore.doc('products/12').update({ updatedAt: new Timestamp(1_700_000_001, 0) })
    const missing = createStoredProduct('999')
    expect(await importProducts(firestore, { account: staff, body: toBody([...products, missing]) })).toEqual(
      {
        status: 409,
        body: { reason: 'conflict', ids: ['12', '999'] },
      },
    )
    expect(await readNames(firestore)).toEqual(['Shea Butter 12', 'Shea Butter 7'])
    expect(await readVersions(firestore)).toEqual([])
  })

  test('that comes again publishes nothing twice', async () => {
    const { firestore } = createTestProject()
    const body = toBody(rename(await storeProducts(firestore, ['7', '12'])))
    const outcomes = await Promise.all([
      importProducts(firestore, { account: staff, body }),
      importProducts(firestore, { account: staff, body }),
    ])
    outcomes.push(await importProducts(firestore, { account: staff, body }))
    expect(outcomes.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await readVersions(firestore)).toHaveLength(2)
  })

  test('does not take back what was published after it, when it comes again', async () => {
    const { firestore } = createTestProject()
    const body = toBody(rename(await storeProducts(firestore, ['7'])))
    await importProducts(firestore, { account: staff, body })
    await firestore.doc('products/7').update({ name: 'Later', updatedAt: Timestamp.now() })
    expect(await importProducts(firestore, { account: staff, body })).toMatchObject({ status: 200 })
    expect(await readNames(firestore)).toEqual(['Later'])
  })

  test('with a product that fails the law publishes nothing, and names its fields', async () => {
    const { firestore } = createTestProject()
    const [shea, neem] = await storeProducts(firestore, ['7', '12'])
    const products = [
      { ...shea, name: '' },
      { ...neem, name: 'New' },
    ] as StoredProduct[]
    expect(await importProducts(firestore, { account: staff, body: toBody(products) })).toEqual({
      status: 400,
      body: { reason: 'invalid', fields: { 7: ['name'] } },
    })
    expect(await readNames(firestore)).toEqual(['Shea Butter 12', 'Shea Butter 7'])
  })

  test.each([
    ['no products', { products: [] }],
    ['201 products', { products: Array(201).fill({}) }],
    ['another id of the import', { importId: '../../x' }],
    [
      'a product twice',
      { products: Array(2).fill({ product: createStoredProduct('7'), expectedUpdatedAt }) },
    ],
    ['a product that was compared with none', { products: [{ product: createStoredProduct('7') }] }],
  ])('with %s is refused', async (_, change) => {
    const { firestore } = createTestProject()
    const products = await storeProducts(firestore, ['7'])
    expect(await importProducts(firestore, { account: staff, body: toBody(products, change) })).toEqual({
      status: 400,
      body: { reason: 'invalid', fields: null },
    })
  })

  test('keeps fields of no product out of the database', async () => {
    const { firestore } = createTestProject()
    const [shea] = await storeProducts(firestore, ['7'])
    const product = { ...shea, price: 1, image: { ...shea?.image, alt: 'x' }, hidden: false }
    await importProducts(firestore, { account: staff, body: toBody([product as unknown as StoredProduct]) })
    const [version] = await readVersions(firestore)
    expect(version?.product).toEqual(shea)
  })
})
