import { describe, test } from 'vitest'
import { itemsCases } from '../laws/items'
import { orderList, slowClock } from './documents'
import { expectAllowed, expectDenied, expectOutcome } from './outcome'
import { uidOf, type AccountName, type Persona } from './personas'
import { openStage } from './stage'

const { as, put } = await openStage('order-lists')

const adas = 'orderLists/ada'
const others: readonly Persona[] = ['visitor', 'guest', 'ben', 'bisi']
const registered: readonly AccountName[] = ['ada', 'ben', 'bisi']
const standing = (uid: string) => put({ [`orderLists/${uid}`]: { items: ['1:2'], updatedAt: new Date(0) } })

test.each(registered)('%s keeps their own: get, create, update, delete', async (persona) => {
  const own = as(persona).doc(`orderLists/${uidOf(persona)}`)
  await expectAllowed(own.get())
  await expectAllowed(own.set(orderList()))
  await expectAllowed(own.get())
  await expectAllowed(own.set(orderList({ items: [] })))
  await expectAllowed(own.delete())
})

test('guest, an anonymous account, keeps none', async () => {
  const own = as('guest').doc('orderLists/guest')
  await expectDenied(own.get())
  await expectDenied(own.set(orderList()))
  await standing('guest')
  await expectDenied(own.get())
  await expectDenied(own.set(orderList()))
  await expectDenied(own.delete())
  await expectAllowed(as('ada').doc(adas).set(orderList()))
})

test.each(others)("%s does not get, create, update or delete ada's", async (persona) => {
  const hers = as(persona).doc(adas)
  await expectDenied(hers.get())
  await expectDenied(hers.set(orderList()))
  await standing('ada')
  await expectDenied(hers.get())
  await expectDenied(hers.set(orderList()))
  await expectDenied(hers.delete())
  await expectAllowed(as('ada').doc(adas).set(orderList()))
})

test.each(['ada', ...others] as const)('%s lists none', async (persona) => {
  await standing('ada')
  const all = as(persona).collection('orderLists')
  await expectDenied(all.limit(1).get())
  await expectDenied(all.where('__name__', '==', 'ada').limit(1).get())
  await expectAllowed(as('ada').doc(adas).get())
})

describe.each(['new', 'standing'])('a %s order list', (kind) => {
  const begin = () => (kind === 'new' ? Promise.resolve() : standing('ada'))
  const set = (change: Record<string, unknown>) => as('ada').doc(adas).set(orderList(change))

  test.each(itemsCases('items'))('$says', async ({ change, faults }) => {
    await begin()
    await expectOutcome(set(change), faults.length === 0)
    await expectAllowed(set({}))
  })

  test.each([
    ["the browser's clock", { updatedAt: slowClock() }],
    ['a time long past', { updatedAt: new Date(0) }],
    ['no time', { updatedAt: undefined }],
    ['a field unknown', { note: 'for the salon' }],
  ])('is refused with %s', async (_, change) => {
    await begin()
    await expectDenied(set(change))
    await expectAllowed(set({}))
  })
})
