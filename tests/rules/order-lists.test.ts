import { test } from 'vitest'
import { createOrderItemsLimitTestCases } from '../schemas/createOrderItemsFieldTestCases'
import type { FieldChanges } from '../schemas/schemaCase'
import { expectAllowed, expectDecision, expectDenied } from './expectations'
import { initFirestoreTest } from './firestoreTest'
import { getRulesTestUid } from './personas'
import { createOrderListDocumentFixture, getClientTimeOneSecondAgo } from './testDocuments'

const { firestoreAs, seed } = await initFirestoreTest(import.meta.url)

const others = ['visitor', 'guest', 'ben', 'bisi'] as const
const seedOrderList = (uid: string) =>
  seed({ [`orderLists/${uid}`]: { items: ['1:2'], updatedAt: new Date(0) } })
const set = (change: FieldChanges = {}) =>
  firestoreAs('ada').doc('orderLists/ada').set(createOrderListDocumentFixture(change))

test.each(['ada', 'ben', 'bisi'] as const)(
  '%s can get, create, update and delete their own',
  async (persona) => {
    const own = firestoreAs(persona).doc(`orderLists/${getRulesTestUid(persona)}`)
    await expectAllowed(own.get())
    await expectAllowed(own.set(createOrderListDocumentFixture()))
    await expectAllowed(own.get())
    await expectAllowed(own.set(createOrderListDocumentFixture({ items: [] })))
    await expectAllowed(own.delete())
  },
)

test.each([
  ...others.map((persona) => [persona, 'ada'] as const),
  // Anonymous accounts have no order list.
  ['guest', 'guest'] as const,
])("%s cannot get, create, update or delete %s's", async (persona, owner) => {
  const list = firestoreAs(persona).doc(`orderLists/${owner}`)
  await expectDenied(list.get(), list.set(createOrderListDocumentFixture()))
  await seedOrderList(owner)
  await expectDenied(list.get(), list.set(createOrderListDocumentFixture()))
  await expectDenied(list.delete())
})

test.each(['ada', ...others] as const)('%s cannot list them', async (persona) => {
  await seedOrderList('ada')
  const all = firestoreAs(persona).collection('orderLists')
  await expectDenied(all.limit(1).get(), all.where('__name__', '==', 'ada').limit(1).get())
})

test.each(createOrderItemsLimitTestCases('items'))('$says', async ({ change, invalidFields }) => {
  await expectDecision(set(change), invalidFields.length === 0)
  await seedOrderList('ada')
  await expectDecision(set(change), invalidFields.length === 0)
})

test.each([
  ["the client's time", { updatedAt: getClientTimeOneSecondAgo() }],
  ['no time', { updatedAt: undefined }],
  ['an unknown field', { note: 'for the salon' }],
])('an order list with %s is denied', (_, change) => expectDenied(set(change)))
