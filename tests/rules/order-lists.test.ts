import { describe, test } from 'vitest'
import { createOrderItemsFieldTestCases } from '../schemas/createOrderItemsFieldTestCases'
import { createOrderListDocumentFixture, getClientTimeOneSecondAgo } from './testDocuments'
import { expectAllowed, expectDenied, expectDecision } from './expectations'
import { getRulesTestUid, type RulesTestAccountName, type RulesTestUserName } from './personas'
import { initFirestoreTest } from './firestoreTest'

const { firestoreAs, seed } = await initFirestoreTest(import.meta.url)

const adasList = 'orderLists/ada'
const others: readonly RulesTestUserName[] = ['visitor', 'guest', 'ben', 'bisi']
const registered: readonly RulesTestAccountName[] = ['ada', 'ben', 'bisi']
const seedOrderList = (uid: string) =>
  seed({ [`orderLists/${uid}`]: { items: ['1:2'], updatedAt: new Date(0) } })

test.each(registered)('%s can get, create, update and delete their own', async (persona) => {
  const own = firestoreAs(persona).doc(`orderLists/${getRulesTestUid(persona)}`)
  await expectAllowed(own.get())
  await expectAllowed(own.set(createOrderListDocumentFixture()))
  await expectAllowed(own.get())
  await expectAllowed(own.set(createOrderListDocumentFixture({ items: [] })))
  await expectAllowed(own.delete())
})

test('guest cannot have one, because the account is anonymous', async () => {
  const own = firestoreAs('guest').doc('orderLists/guest')
  await expectDenied(own.get())
  await expectDenied(own.set(createOrderListDocumentFixture()))
  await seedOrderList('guest')
  await expectDenied(own.get())
  await expectDenied(own.set(createOrderListDocumentFixture()))
  await expectDenied(own.delete())
  await expectAllowed(firestoreAs('ada').doc(adasList).set(createOrderListDocumentFixture()))
})

test.each(others)("%s cannot get, create, update or delete ada's", async (persona) => {
  const adasOrderList = firestoreAs(persona).doc(adasList)
  await expectDenied(adasOrderList.get())
  await expectDenied(adasOrderList.set(createOrderListDocumentFixture()))
  await seedOrderList('ada')
  await expectDenied(adasOrderList.get())
  await expectDenied(adasOrderList.set(createOrderListDocumentFixture()))
  await expectDenied(adasOrderList.delete())
  await expectAllowed(firestoreAs('ada').doc(adasList).set(createOrderListDocumentFixture()))
})

test.each(['ada', ...others] as const)('%s cannot list them', async (persona) => {
  await seedOrderList('ada')
  const all = firestoreAs(persona).collection('orderLists')
  await expectDenied(all.limit(1).get())
  await expectDenied(all.where('__name__', '==', 'ada').limit(1).get())
  await expectAllowed(firestoreAs('ada').doc(adasList).get())
})

describe.each(['new', 'existing'])('an order list (%s)', (kind) => {
  const prepare = () => (kind === 'new' ? Promise.resolve() : seedOrderList('ada'))
  const set = (change: Record<string, unknown>) =>
    firestoreAs('ada').doc(adasList).set(createOrderListDocumentFixture(change))

  test.each(createOrderItemsFieldTestCases('items'))('$says', async ({ change, invalidFields }) => {
    await prepare()
    await expectDecision(set(change), invalidFields.length === 0)
    await expectAllowed(set({}))
  })

  test.each([
    ["the client's time", { updatedAt: getClientTimeOneSecondAgo() }],
    ['a past time', { updatedAt: new Date(0) }],
    ['no time', { updatedAt: undefined }],
    ['an unknown field', { note: 'for the salon' }],
  ])('is denied with %s', async (_, change) => {
    await prepare()
    await expectDenied(set(change))
    await expectAllowed(set({}))
  })
})
