import type { Firestore } from 'firebase/firestore'
import { describe, expect, test } from 'vitest'
import { createDocumentId } from '../../web/data/sending/createDocumentId'
import type { CatalogueWriteOutcome } from '../../web/data/desk/catalogue/catalogueDocuments'
import { createCatalogueDatabase } from '../../web/data/desk/catalogue/catalogueDatabase'
import { parseProductDraft } from '../../domain/catalogue/editing/productDraft'
import type { ExpectedTimes } from '../../domain/catalogue/editing/storedState'
import type { StoredProduct } from '../../domain/catalogue/storedProduct'
import { validProduct } from '../schemas/productSchemaTestCases'
import { initFirestoreTest } from './firestoreTest'

const { firestoreAs, seed } = await initFirestoreTest(import.meta.url)

const [bisi, chidi] = (['bisi', 'chidi'] as const).map((name) =>
  // The modular SDK takes the test library's compat instance too.
  createCatalogueDatabase(firestoreAs(name) as unknown as Firestore, { uid: name, name }),
)
const product: StoredProduct = { ...(validProduct as StoredProduct), hidden: true }
const nothing: ExpectedTimes = { updatedAt: null, savedAt: null }
const publishedAt = new Date('2026-11-02T09:00:00Z')
const published: ExpectedTimes = { updatedAt: publishedAt.getTime(), savedAt: null }
const seedProduct = () => seed({ 'products/84': { ...product, updatedAt: publishedAt } })

const read = async (path: string) => (await firestoreAs('bisi').doc(path).get()).data()
const countVersions = async () =>
  (await firestoreAs('bisi').collection('products/84/versions').limit(100).get()).size

async function readDraft() {
  const { savedAt, ...fields } = (await read('drafts/84')) ?? {}
  const time = (savedAt as { toDate: () => Date } | undefined)?.toDate()
  return parseProductDraft('84', { ...fields, savedAt: time })
}

async function getExpected(): Promise<ExpectedTimes> {
  return { ...published, savedAt: (await readDraft())?.savedAt ?? null }
}

function getConflict(outcome: CatalogueWriteOutcome | undefined) {
  return outcome?.kind === 'conflict' ? outcome.stored : null
}

describe('A draft', () => {
  test('is saved with its writer and the time, and again over the draft that the writer saw', async () => {
    await seedProduct()
    const first = { productId: '84', fields: { name: 'Draft' }, expected: published }
    expect(await bisi?.saveDraft(first)).toEqual({ kind: 'written' })
    const second = { productId: '84', fields: { name: 'Draft 2' }, expected: await getExpected() }
    expect(await chidi?.saveDraft(second)).toEqual({ kind: 'written' })
    expect(await readDraft()).toMatchObject({ product: { name: 'Draft 2' }, by: { uid: 'chidi' } })
  })

  test("does not replace a colleague's draft that the writer has not seen, and returns it", async () => {
    await seedProduct()
    await bisi?.saveDraft({ productId: '84', fields: { name: 'Hers' }, expected: published })
    const outcome = await chidi?.saveDraft({ productId: '84', fields: { name: 'His' }, expected: published })
    expect(getConflict(outcome)?.draft).toMatchObject({ product: { name: 'Hers' }, by: { uid: 'bisi' } })
    expect(await readDraft()).toMatchObject({ product: { name: 'Hers' } })
  })

  test('is not saved over a publication that the writer has not seen', async () => {
    await seedProduct()
    const outcome = await bisi?.saveDraft({ productId: '84', fields: { name: 'Draft' }, expected: nothing })
    expect(getConflict(outcome)?.published).toEqual({ product, updatedAt: publishedAt.getTime() })
    expect(await readDraft()).toBeNull()
  })

  test('that is saved again after a lost answer is no conflict', async () => {
    const write = { productId: '84', fields: { name: 'Draft' }, expected: nothing }
    await bisi?.saveDraft(write)
    expect(await bisi?.saveDraft(write)).toEqual({ kind: 'written' })
  })

  test('is deleted, but not if a colleague has saved another', async () => {
    await bisi?.saveDraft({ productId: '84', fields: { name: 'Hers' }, expected: nothing })
    expect((await chidi?.deleteDraft('84', nothing))?.kind).toBe('conflict')
    const savedAt = (await readDraft())?.savedAt ?? null
    expect(await chidi?.deleteDraft('84', { ...nothing, savedAt })).toEqual({ kind: 'written' })
    expect(await readDraft()).toBeNull()
  })
})

describe('A publication', () => {
  test('writes the product and one version, and ends the draft', async () => {
    await seedProduct()
    await bisi?.saveDraft({ productId: '84', fields: { name: 'Draft' }, expected: published })
    const versionId = createDocumentId()
    const write = {
      product: { ...product, name: 'New', hidden: false },
      expected: await getExpected(),
      versionId,
    }
    expect(await bisi?.publish(write)).toEqual({ kind: 'written' })
    const { updatedAt, ...fields }: Record<string, unknown> = (await read('products/84')) ?? {}
    expect(fields).toMatchObject({ name: 'New' })
    expect(fields).not.toHaveProperty('hidden')
    const version = await read(`products/84/versions/${versionId}`)
    expect(version).toEqual({ product: fields, by: { uid: 'bisi', name: 'bisi' }, publishedAt: updatedAt })
    expect(await readDraft()).toBeNull()
  })

  test('of a product that is not there yet creates it', async () => {
    const write = { product, expected: nothing, versionId: createDocumentId() }
    expect(await bisi?.publish(write)).toEqual({ kind: 'written' })
    expect(await read('products/84')).toMatchObject({ name: product.name, hidden: true })
  })

  test('that is attempted again after a lost answer makes one version', async () => {
    await seedProduct()
    const write = { product: { ...product, name: 'New' }, expected: published, versionId: createDocumentId() }
    await bisi?.publish(write)
    expect(await bisi?.publish(write)).toEqual({ kind: 'written' })
    expect(await countVersions()).toBe(1)
  })

  test('does not replace what a colleague published or saved meanwhile', async () => {
    await seedProduct()
    const write = { product: { ...product, name: 'His' }, expected: published, versionId: createDocumentId() }
    await bisi?.saveDraft({ productId: '84', fields: { name: 'Hers' }, expected: published })
    expect(getConflict(await chidi?.publish(write))?.draft?.by.uid).toBe('bisi')
    const versionId = createDocumentId()
    await bisi?.publish({ product: { ...product, name: 'Hers' }, expected: await getExpected(), versionId })
    expect(getConflict(await chidi?.publish(write))?.published?.product.name).toBe('Hers')
    expect(await countVersions()).toBe(1)
  })

  test('by two at the same moment succeeds for one of them', async () => {
    await seedProduct()
    const outcomes = await Promise.all(
      [bisi, chidi].map(async (database, index) =>
        database?.publish({
          product: { ...product, name: `Name ${index}` },
          expected: published,
          versionId: createDocumentId(),
        }),
      ),
    )
    expect(outcomes.map((outcome) => outcome?.kind).toSorted()).toEqual(['conflict', 'written'])
    expect(await countVersions()).toBe(1)
  })

  test('has a version that names it, newest first', async () => {
    await seedProduct()
    await bisi?.publish({ product, expected: published, versionId: createDocumentId() })
    const updatedAt = ((await read('products/84'))?.updatedAt as { toMillis: () => number }).toMillis()
    const expected = { updatedAt, savedAt: null }
    await chidi?.publish({ product: { ...product, name: 'Newer' }, expected, versionId: createDocumentId() })
    const versions = await bisi?.fetchVersions('84')
    expect(versions?.map(({ product: { name }, by }) => [name, by.uid])).toEqual([
      ['Newer', 'chidi'],
      [product.name, 'bisi'],
    ])
  })
})

describe('A new product', () => {
  test('gets the next id that neither a product nor a draft has, and stores nothing', async () => {
    await seedProduct()
    await bisi?.saveDraft({ productId: '85', fields: {}, expected: nothing })
    const free = { kind: 'free', productId: '86' }
    expect(await bisi?.findFreeProductId(83)).toEqual(free)
    expect(await chidi?.findFreeProductId(83)).toEqual(free)
  })

  test('of two staff members at the same moment belongs to the first who saves', async () => {
    const save = (name: string) => ({ productId: '86', fields: { name }, expected: nothing })
    expect(await bisi?.saveDraft(save('Hers'))).toEqual({ kind: 'written' })
    expect(getConflict(await chidi?.saveDraft(save('His')))?.draft?.product).toEqual({ name: 'Hers' })
  })

  test('gets none beyond the greatest id', async () =>
    expect(await bisi?.findFreeProductId(99_999)).toEqual({ kind: 'refused' }))
})

describe('An other name that is added in one press', () => {
  test('comes into a draft of the product, once', async () => {
    await seedProduct()
    expect(await bisi?.addOtherName('84', 'Ẹso')).toEqual({ kind: 'written' })
    expect(await chidi?.addOtherName('84', 'ẹso')).toEqual({ kind: 'written' })
    expect((await readDraft())?.product).toMatchObject({
      name: product.name,
      alsoKnownAs: [...product.alsoKnownAs, 'Ẹso'],
    })
  })

  test('is not added to ten, nor to a product that is not there', async () => {
    const alsoKnownAs = Array.from({ length: 10 }, (_, index) => `Name ${index}`)
    await bisi?.saveDraft({ productId: '84', fields: { alsoKnownAs }, expected: nothing })
    expect(await bisi?.addOtherName('84', 'Eleventh')).toEqual({ kind: 'full' })
    expect(await bisi?.addOtherName('85', 'First')).toEqual({ kind: 'refused' })
  })
})
