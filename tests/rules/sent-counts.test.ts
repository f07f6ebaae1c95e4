import { getCountFromServer, Query } from 'firebase/firestore'
import { describe, expect, test } from 'vitest'
import { expectedQueryLimits } from '../schemas/rateLimitCases'
import { expectAllowed, expectDenied } from './expectations'
import { initFirestoreTest } from './firestoreTest'
import { fakeStaffAccountNames, type RulesTestUserName } from './personas'
import { createStoredSentItemFixture, createTestSentItemId, sentCollections } from './testDocuments'

const { firestoreAs, seed } = await initFirestoreTest(import.meta.url)

describe.each(sentCollections)('%s', (collection) => {
  /** Counts the new documents on the server, up to a limit. */
  const countNew = async (persona: RulesTestUserName, limit?: number) => {
    const waiting = firestoreAs(persona).collection(collection).where('status', '==', 'new')
    // The test library has the older API, which cannot count: its queries wrap those of the newer one.
    const query: unknown = Reflect.get(limit === undefined ? waiting : waiting.limit(limit), '_delegate')
    if (!(query instanceof Query)) throw new Error('a query of the older API wraps none of the newer one')
    return (await getCountFromServer(query)).data().count
  }

  test("staff can count up to 100 of everyone's", async () => {
    const id = createTestSentItemId('ada')
    await seed({ [`${collection}/${id}`]: createStoredSentItemFixture('ada', collection) })
    await expectDenied(countNew('bisi'))
    await expectDenied(countNew('bisi', expectedQueryLimits.staff + 1))
    await expectAllowed(countNew('bisi', expectedQueryLimits.staff))
    expect(await countNew('bisi', expectedQueryLimits.staff)).toBe(1)
  })

  test.each(['visitor', 'guest', 'ada', ...fakeStaffAccountNames] as const)(
    "%s cannot count everyone's",
    async (persona) => {
      await expectDenied(countNew(persona, 1))
      await expectAllowed(countNew('bisi', 1))
    },
  )
})
