import { test } from 'vitest'
import { validProduct } from '../schemas/productSchemaTestCases'
import { expectedQueryLimits } from '../schemas/rateLimitCases'
import { applyFieldChanges } from '../schemas/schemaCase'
import { expectAllowed, expectDenied } from './expectations'
import { initFirestoreTest } from './firestoreTest'
import { fakeStaffAccountNames, type RulesTestUserName } from './personas'
import { commitBatch } from './sendWithRateLimitStamp'
import {
  createProductDocumentFixture,
  createStoredProductFixture,
  createStoredVersionFixture,
  createTestSentItemId,
  createVersionFixture,
} from './testDocuments'

const { firestoreAs, seed } = await initFirestoreTest(import.meta.url)

const productPath = 'products/84'
const versions = `${productPath}/versions`
const path = `${versions}/${createTestSentItemId('version')}`
const staff = ['bisi', 'chidi'] as const
const accountsWithoutVersions = ['guest', 'ada', ...fakeStaffAccountNames] as const
const outsiders: readonly RulesTestUserName[] = ['visitor', ...accountsWithoutVersions]
const seedProduct = () => seed({ [productPath]: createStoredProductFixture() })
const seedVersion = async () => {
  await seedProduct()
  await seed({ [path]: createStoredVersionFixture('chidi') })
}

const publish = (versionPath = path) =>
  commitBatch(firestoreAs('bisi'), {
    [productPath]: createProductDocumentFixture(),
    [versionPath]: createVersionFixture('bisi'),
  })

test.each(staff)('%s can get a version, whether it exists or not', async (persona) => {
  await expectAllowed(firestoreAs(persona).doc(path).get())
  await seedVersion()
  await expectAllowed(firestoreAs(persona).doc(path).get())
})

test.each(outsiders)('%s cannot get a version', async (persona) => {
  await expectDenied(firestoreAs(persona).doc(path).get())
  await seedVersion()
  await expectDenied(firestoreAs(persona).doc(path).get())
  await expectAllowed(firestoreAs('bisi').doc(path).get())
})

test.each(staff)('%s can list up to 100 versions of a product', async (persona) => {
  await seedVersion()
  const all = firestoreAs(persona).collection(versions)
  await expectDenied(all.limit(expectedQueryLimits.staff + 1).get())
  await expectDenied(all.get())
  await expectAllowed(all.limit(expectedQueryLimits.staff).get())
  await expectAllowed(all.orderBy('publishedAt', 'desc').limit(expectedQueryLimits.staff).get())
})

test.each(outsiders)('%s cannot list versions', async (persona) => {
  const listOne = (reader: RulesTestUserName) => firestoreAs(reader).collection(versions).limit(1).get()
  await expectDenied(listOne(persona))
  await seedVersion()
  await expectDenied(listOne(persona))
  await expectAllowed(listOne('bisi'))
})

test('staff can publish a product with a version, again and again', async () => {
  await expectAllowed(publish())
  await expectAllowed(publish(`${versions}/${createTestSentItemId('second')}`))
})

test.each(accountsWithoutVersions)('%s cannot create a version in their own name', async (persona) => {
  const own = { [path]: createVersionFixture(persona) }
  const product = { [productPath]: createProductDocumentFixture() }
  await expectDenied(commitBatch(firestoreAs(persona), { ...product, ...own }))
  await seedProduct()
  await expectDenied(commitBatch(firestoreAs(persona), own))
  await expectAllowed(publish())
})

test.each(outsiders)('%s cannot create a version in the name of staff', async (persona) => {
  const documents = {
    [productPath]: createProductDocumentFixture(),
    [path]: createVersionFixture('bisi'),
  }
  await expectDenied(commitBatch(firestoreAs(persona), documents))
  await expectAllowed(commitBatch(firestoreAs('bisi'), documents))
})

test('staff cannot create a version without its product', async () => {
  const version = { [path]: createVersionFixture('bisi') }
  await expectDenied(commitBatch(firestoreAs('bisi'), version))
  await expectAllowed(publish())
})

test('staff cannot create a version of what was published before', async () => {
  await seedProduct()
  await expectDenied(commitBatch(firestoreAs('bisi'), { [path]: createVersionFixture('bisi') }))
  await expectAllowed(publish())
})

test('staff cannot create a version beneath another product', async () => {
  const other = `products/85/versions/${createTestSentItemId('version')}`
  await expectDenied(publish(other))
  await expectAllowed(publish())
})

test('staff cannot create a version of a product that the rules deny', async () => {
  const product = applyFieldChanges(validProduct, { name: '' })
  const documents = {
    [productPath]: createProductDocumentFixture({ name: '' }),
    [path]: createVersionFixture('bisi', { product }),
  }
  await expectDenied(commitBatch(firestoreAs('bisi'), documents))
  await expectAllowed(publish())
})

test.each([...outsiders, ...staff])('%s can neither change nor delete a version', async (persona) => {
  await seedVersion()
  const version = firestoreAs(persona).doc(path)
  const author = persona === 'visitor' ? 'bisi' : persona
  await expectDenied(version.update({ 'product.name': 'Pear Butter' }))
  await expectDenied(version.set(createVersionFixture(author)))
  await expectDenied(
    commitBatch(firestoreAs(persona), {
      [productPath]: createProductDocumentFixture(),
      [path]: createVersionFixture(author),
    }),
  )
  await expectDenied(version.delete())
  await expectAllowed(publish(`${versions}/${createTestSentItemId('next')}`))
})
