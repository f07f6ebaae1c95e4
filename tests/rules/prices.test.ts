import { describe, test } from 'vitest'
import type { FieldChanges } from '../schemas/schemaCase'
import { invalidSubmissionIds } from '../schemas/sentItemCases'
import { priceSchemaTestCases, staffClaimWithMaxLengthFields } from '../schemas/staffSchemaTestCases'
import { expectAllowed, expectDecision, expectDenied } from './expectations'
import { initFirestoreTest } from './firestoreTest'
import { outsiders, staff } from './personas'
import { commitBatch } from './sendWithRateLimitStamp'
import {
  createPriceFixture,
  createProductDocumentFixture,
  createStaffClaimFixture,
  createTestSentItemId,
  getClientTimeOneSecondAgo,
} from './testDocuments'

/* Who can get, list, change and delete prices is tested in staff-collections.test.ts. */

const { firestoreAs, seed } = await initFirestoreTest(import.meta.url)

const path = 'prices/84'
const versionPath = (name: string) => `${path}/versions/${createTestSentItemId(name)}`
const seedProduct = () => seed({ 'products/84': createProductDocumentFixture() })

/** Sets the price of the product 84. */
const set = (change: FieldChanges = {}) =>
  firestoreAs('bisi').doc(path).set(createPriceFixture('bisi', change))

/** Sets it in one commit with a version, of which `change` makes another one. */
const setWithVersion = (
  change: FieldChanges = {},
  versionAt = versionPath('version'),
  price: FieldChanges = {},
) =>
  commitBatch(firestoreAs('bisi'), {
    [path]: createPriceFixture('bisi', price),
    [versionAt]: createPriceFixture('bisi', { ...price, ...change }),
  })

describe('a price', () => {
  test.each(priceSchemaTestCases)('$says', async ({ change, invalidFields }) => {
    await seedProduct()
    await expectDecision(setWithVersion({}, versionPath('version'), change), invalidFields.length === 0)
    await expectDecision(set(change), invalidFields.length === 0)
  })

  test.each([
    ['in the name of a colleague', { by: createStaffClaimFixture('chidi') }],
    ['without a writer', { by: undefined }],
    ["with the client's time", { updatedAt: getClientTimeOneSecondAgo() }],
    ['without a time', { updatedAt: undefined }],
    ['with an unknown field', { currency: 'NGN' }],
  ])('cannot be set %s', async (_, change) => {
    await seedProduct()
    await expectDenied(set(change))
  })

  test('is of a product that exists', async () => {
    await expectDenied(set(), setWithVersion())
    await seedProduct()
    await expectAllowed(set())
  })
})

describe('a version of a price', () => {
  test('comes with its price, again and again, with a name of the greatest length', async () => {
    await seedProduct()
    const by = createStaffClaimFixture('bisi', staffClaimWithMaxLengthFields)
    await expectAllowed(setWithVersion({}, versionPath('first'), { by }))
    await expectAllowed(setWithVersion({}, versionPath('second'), { by, amount: 10_000_000_000 }))
  })

  test('cannot be created without its price', async () => {
    await seedProduct()
    const version = { [versionPath('version')]: createPriceFixture('bisi') }
    await expectDenied(commitBatch(firestoreAs('bisi'), version))
    await seed({ [path]: createPriceFixture('bisi') })
    await expectDenied(commitBatch(firestoreAs('bisi'), version))
    await expectDenied(
      commitBatch(firestoreAs('bisi'), {
        [versionPath('v')]: { ...createPriceFixture('bisi'), updatedAt: new Date(0) },
      }),
    )
  })

  test('cannot repeat an old price', async () => {
    const old = createPriceFixture('bisi', { updatedAt: new Date('2026-03-02T09:00:00Z') })
    await seed({ 'products/84': createProductDocumentFixture(), [path]: old })
    await expectDenied(firestoreAs('bisi').doc(versionPath('version')).set(old))
  })

  test.each<[string, FieldChanges]>([
    ['another amount', { amount: 250_001 }],
    ['another writer', { by: createStaffClaimFixture('chidi') }],
    ["the client's time", { updatedAt: getClientTimeOneSecondAgo() }],
    ['a missing field', { by: undefined }],
    ['a further field', { currency: 'NGN' }],
  ])('cannot have %s than its price', async (_, change) => {
    await seedProduct()
    await expectDenied(setWithVersion(change))
  })

  test('cannot be beneath another product, or have an id of another form', async () => {
    await seedProduct()
    await expectDenied(setWithVersion({}, `prices/85/versions/${createTestSentItemId('version')}`))
    for (const id of invalidSubmissionIds.slice(0, 2))
      await expectDenied(setWithVersion({}, `${path}/versions/${id}`))
  })

  test('can be read by staff alone, at most 100 at once, and never changes or goes', async () => {
    await seed({ [versionPath('version')]: createPriceFixture('chidi') })
    for (const persona of staff) {
      const version = firestoreAs(persona).doc(versionPath('version'))
      await expectAllowed(version.get(), version.parent.limit(100).get())
      await expectDenied(version.parent.limit(101).get(), version.update({ amount: 1 }), version.delete())
    }
    for (const persona of outsiders) {
      const version = firestoreAs(persona).doc(versionPath('version'))
      await expectDenied(version.get(), version.parent.limit(1).get(), version.delete())
    }
  })

  test.each(outsiders)('cannot be created by %s', async (persona) => {
    await seedProduct()
    await expectDenied(
      commitBatch(firestoreAs(persona), {
        [path]: createPriceFixture('bisi'),
        [versionPath('version')]: createPriceFixture('bisi'),
      }),
    )
  })
})
