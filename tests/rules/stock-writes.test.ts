import type { Firestore } from 'firebase/firestore'
import { describe, expect, test } from 'vitest'
import { createCatalogueDatabase } from '../../web/data/desk/catalogue/catalogueDatabase'
import { validProduct } from '../schemas/productSchemaTestCases'
import { initFirestoreTest } from './firestoreTest'

const { firestoreAs, seed } = await initFirestoreTest(import.meta.url)

const [bisi, chidi] = (['bisi', 'chidi'] as const).map((name) =>
  // The modular SDK takes the test library's compat instance too.
  createCatalogueDatabase(firestoreAs(name) as unknown as Firestore, { uid: name, name }),
)
const publishedAt = new Date('2026-11-02T09:00:00Z')
const published = { updatedAt: publishedAt.getTime(), savedAt: null }
const seedInStock = () => seed({ 'products/84': { ...validProduct, soldOut: false, updatedAt: publishedAt } })

const read = async (path: string) => (await firestoreAs('bisi').doc(path).get()).data()
const readStock = async () => (await read('products/84'))?.soldOut as unknown
const countVersions = async () =>
  (await firestoreAs('bisi').collection('products/84/versions').limit(100).get()).size

describe('A change of the stock', () => {
  test('publishes it alone, with a version, and goes on in the draft', async () => {
    await seedInStock()
    await bisi?.saveDraft({ productId: '84', fields: { name: 'Draft' }, expected: published })
    expect(await chidi?.setSoldOut('84', true)).toEqual({ kind: 'written' })
    expect(await read('products/84')).toMatchObject({ name: validProduct.name, hidden: true, soldOut: true })
    expect(await read('drafts/84')).toMatchObject({
      product: { name: 'Draft', soldOut: true },
      by: { uid: 'chidi' },
    })
    expect(await bisi?.setSoldOut('84', false)).toEqual({ kind: 'written' })
    expect(await readStock()).toBeUndefined()
    expect((await read('drafts/84'))?.product).not.toHaveProperty('soldOut')
    expect(await countVersions()).toBe(2)
  })

  test('that is made again after a lost answer makes one version', async () => {
    await seedInStock()
    await chidi?.setSoldOut('84', true)
    expect(await chidi?.setSoldOut('84', true)).toEqual({ kind: 'written' })
    expect(await countVersions()).toBe(1)
  })

  test('by two at the same moment is made once', async () => {
    await seedInStock()
    const outcomes = await Promise.all([bisi?.setSoldOut('84', true), chidi?.setSoldOut('84', true)])
    expect(outcomes).toEqual([{ kind: 'written' }, { kind: 'written' }])
    expect(await readStock()).toBe(true)
    expect(await countVersions()).toBe(1)
  })

  test('of a product that is not published is refused', async () => {
    const nothing = { updatedAt: null, savedAt: null }
    await bisi?.saveDraft({ productId: '84', fields: { name: 'Draft' }, expected: nothing })
    expect(await bisi?.setSoldOut('84', true)).toEqual({ kind: 'refused' })
  })
})
