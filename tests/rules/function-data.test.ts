import { describe, test } from 'vitest'
import { expectedQueryLimits } from '../schemas/rateLimitCases'
import { expectAllowed, expectDenied } from './expectations'
import { initFirestoreTest } from './firestoreTest'
import { fakeStaffAccountNames, type RulesTestUserName } from './personas'
import { createTestSentItemId } from './testDocuments'

const { firestoreAs, seed } = await initFirestoreTest(import.meta.url)

const outsiders: readonly RulesTestUserName[] = ['visitor', 'guest', 'ada', ...fakeStaffAccountNames]
const everyone: readonly RulesTestUserName[] = [...outsiders, 'bisi']
const delivery = { itemKind: 'request', itemId: createTestSentItemId('adas'), kind: 'answerMail', to: 'ada' }

describe.each([
  ['days', '2026-11-20', { received: 1 }],
  ['deliveries', `request-${createTestSentItemId('adas')}-answerMail`, delivery],
])('%s, which functions write', (collection, id, fields) => {
  const path = `${collection}/${id}`
  const staffGet = () => firestoreAs('bisi').doc(path).get()

  test('staff can get one, whether it exists or not', async () => {
    await expectAllowed(staffGet())
    await seed({ [path]: fields })
    await expectAllowed(staffGet())
  })

  test('staff can list up to 100', async () => {
    await seed({ [path]: fields })
    const all = firestoreAs('bisi').collection(collection)
    await expectDenied(all.limit(expectedQueryLimits.staff + 1).get())
    await expectDenied(all.get())
    await expectAllowed(all.limit(expectedQueryLimits.staff).get())
    await expectAllowed(all.orderBy('__name__').startAt(id).limit(expectedQueryLimits.staff).get())
  })

  test.each(outsiders)('%s can neither get nor list them', async (persona) => {
    const one = firestoreAs(persona).doc(path)
    await expectDenied(one.get())
    await expectDenied(one.parent.limit(1).get())
    await seed({ [path]: fields })
    await expectDenied(one.get())
    await expectDenied(one.parent.limit(1).get())
    await expectDenied(one.parent.where('to', '==', 'ada').limit(1).get())
    await expectAllowed(staffGet())
  })

  test.each(everyone)('%s cannot write one', async (persona) => {
    const one = firestoreAs(persona).doc(path)
    await expectDenied(one.set(fields))
    await seed({ [path]: fields })
    await expectDenied(one.set(fields))
    await expectDenied(one.update({ to: 'ben' }))
    await expectDenied(one.delete())
    await expectAllowed(staffGet())
  })
})

test("staff can list an item's deliveries, the newest first", async () => {
  await seed({ [`deliveries/${delivery.itemId}`]: { ...delivery, updatedAt: new Date(0) } })
  const deliveries = firestoreAs('bisi').collection('deliveries').where('itemId', '==', delivery.itemId)
  await expectAllowed(deliveries.orderBy('updatedAt', 'desc').limit(expectedQueryLimits.staff).get())
})
