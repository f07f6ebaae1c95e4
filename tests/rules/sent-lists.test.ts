import { describe, test } from 'vitest'
import { expectedQueryLimits } from '../schemas/rateLimitCases'
import {
  createTestSentItemId,
  sentCollections,
  createStoredSentItemFixture,
  type SentCollection,
} from './testDocuments'
import { expectAllowed, expectDenied } from './expectations'
import {
  fakeStaffAccountNames,
  getRulesTestUid,
  type RulesTestAccountName,
  type RulesTestUserName,
} from './personas'
import { initFirestoreTest, type RulesTestFirestore } from './firestoreTest'

const { firestoreAs, seed } = await initFirestoreTest(import.meta.url)
const accounts = ['guest', 'ada', 'bisi'] as const satisfies RulesTestAccountName[]

describe.each(sentCollections)('%s', (collection) => {
  const all = (persona: RulesTestUserName) => firestoreAs(persona).collection(collection)
  const sentBy = (persona: RulesTestUserName, sender: RulesTestAccountName) =>
    all(persona).where('uid', '==', getRulesTestUid(sender))
  const seedAll = () => seed(sentByEveryone(collection))

  test.each(accounts)('%s can list up to 50 of their own', async (persona) => {
    await seedAll()
    await expectDenied(sentBy(persona, persona).limit(101).get())
    await expectDenied(sentBy(persona, persona).get())
    await expectAllowed(sentBy(persona, persona).limit(expectedQueryLimits.sender).get())
    await expectAllowed(sentBy(persona, persona).orderBy('createdAt', 'desc').limit(50).get())
  })

  test.each(['guest', 'ada'] as const)('%s cannot list 51', async (persona) => {
    await expectDenied(
      sentBy(persona, persona)
        .limit(expectedQueryLimits.sender + 1)
        .get(),
    )
    await expectAllowed(sentBy(persona, persona).limit(expectedQueryLimits.sender).get())
  })

  test.each(['visitor', 'guest', 'ben', ...fakeStaffAccountNames] as const)(
    "%s can list neither ada's nor everyone's",
    async (persona) => {
      await seedAll()
      await expectDenied(sentBy(persona, 'ada').limit(1).get())
      await expectDenied(all(persona).limit(1).get())
      await expectAllowed(sentBy('ada', 'ada').limit(1).get())
    },
  )

  test('a sender cannot list without a filter on their uid, even if only their own match', async () => {
    await seed({
      [`${collection}/${createTestSentItemId('adas')}`]: createStoredSentItemFixture('ada', collection),
    })
    await expectDenied(all('ada').limit(50).get())
    await expectDenied(all('ada').where('uid', 'in', ['ada', 'ben']).limit(50).get())
    await expectDenied(all('ada').where('status', '==', 'new').limit(50).get())
    await expectAllowed(sentBy('ada', 'ada').where('status', '==', 'new').limit(50).get())
  })

  test("staff can list up to 100 of everyone's", async () => {
    await seedAll()
    await expectDenied(
      all('bisi')
        .limit(expectedQueryLimits.staff + 1)
        .get(),
    )
    await expectDenied(all('bisi').get())
    await expectAllowed(all('bisi').limit(expectedQueryLimits.staff).get())
    await expectAllowed(inbox(firestoreAs('bisi'), collection).get())
  })
})

function sentByEveryone(collection: SentCollection) {
  const senders = ['guest', 'ada', 'ben', 'bisi'] as const
  return Object.fromEntries(
    senders.map((sender) => [
      `${collection}/${createTestSentItemId(sender)}`,
      createStoredSentItemFixture(sender, collection),
    ]),
  )
}

function inbox(db: RulesTestFirestore, collection: SentCollection) {
  return db
    .collection(collection)
    .where('status', '==', 'new')
    .orderBy('createdAt')
    .limit(expectedQueryLimits.staff)
}
