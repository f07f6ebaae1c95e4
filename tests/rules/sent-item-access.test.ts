import { getCountFromServer, Query, serverTimestamp } from 'firebase/firestore'
import { describe, expect, test } from 'vitest'
import { expectedQueryLimits } from '../schemas/sentItemCases'
import { expectAllowed, expectDecision, expectDenied } from './expectations'
import { initFirestoreTest } from './firestoreTest'
import {
  fakeStaffAccountNames,
  getAuthor,
  getRulesTestUid,
  type RulesTestAccountName,
  type RulesTestUserName,
} from './personas'
import { sendWithRateLimitStamp } from './sendWithRateLimitStamp'
import {
  createSentItemFixture,
  createStaffClaimFixture,
  createTestSentItemId,
  sentCollections,
} from './testDocuments'

const { firestoreAs, seed } = await initFirestoreTest(import.meta.url)

const accounts = ['guest', 'ada', 'bisi'] as const
const strangers = ['visitor', 'guest', 'ben'] as const

describe.each(sentCollections)('%s', (collection) => {
  const path = `${collection}/${createTestSentItemId('adas')}`
  const seedAdas = () => seed({ [path]: createSentItemFixture('ada', collection) })
  const one = (persona: RulesTestUserName) => firestoreAs(persona).doc(path)
  const all = (persona: RulesTestUserName) => firestoreAs(persona).collection(collection)
  const sentBy = (persona: RulesTestUserName, sender: RulesTestAccountName) =>
    all(persona).where('uid', '==', getRulesTestUid(sender))
  const claim = (staff: RulesTestAccountName) => ({
    claimedBy: createStaffClaimFixture(staff),
    updatedAt: serverTimestamp(),
  })
  const send = (persona: RulesTestUserName, sender: RulesTestAccountName, target = path) =>
    sendWithRateLimitStamp(firestoreAs(persona), sender, target, createSentItemFixture(sender, collection))

  /** Counts the new documents on the server, up to a limit. */
  const countNew = async (persona: RulesTestUserName, limit?: number) => {
    const waiting = all(persona).where('status', '==', 'new')
    // The test library has the older API, which cannot count: its queries wrap those of the newer one.
    const query: unknown = Reflect.get(limit === undefined ? waiting : waiting.limit(limit), '_delegate')
    if (!(query instanceof Query)) throw new Error('a query of the older API wraps none of the newer one')
    return (await getCountFromServer(query)).data().count
  }

  describe('get', () => {
    test.each(['ada', 'bisi'] as const)('%s can get what ada sent', async (persona) => {
      await seedAdas()
      await expectAllowed(one(persona).get())
    })

    test.each(strangers)('%s cannot get what ada sent', async (persona) => {
      await seedAdas()
      await expectDenied(one(persona).get())
    })

    test('every account, but no visitor, can get an id that does not exist yet', async () => {
      for (const persona of accounts) await expectAllowed(one(persona).get())
      await expectDenied(one('visitor').get())
    })
  })

  describe('list', () => {
    test.each(accounts)('%s can list up to 50 of their own', async (persona) => {
      const own = sentBy(persona, persona)
      const limit = expectedQueryLimits.sender
      await expectAllowed(own.limit(limit).get(), own.orderBy('createdAt', 'desc').limit(limit).get())
      await expectDecision(own.limit(limit + 1).get(), persona === 'bisi')
      await expectDenied(own.limit(expectedQueryLimits.staff + 1).get(), own.get())
    })

    test.each(strangers)("%s can neither list nor count ada's or everyone's", async (persona) => {
      await seedAdas()
      await expectDenied(
        sentBy(persona, 'ada').limit(1).get(),
        all(persona).limit(1).get(),
        countNew(persona, 1),
      )
    })

    test('a sender cannot list without a filter on their uid, even if only their own match', async () => {
      await seedAdas()
      await expectDenied(
        all('ada').limit(50).get(),
        all('ada').where('uid', 'in', ['ada', 'ben']).limit(50).get(),
        all('ada').where('status', '==', 'new').limit(50).get(),
        countNew('ada', 1),
      )
      await expectAllowed(sentBy('ada', 'ada').where('status', '==', 'new').limit(50).get())
    })

    test("staff can list and count up to 100 of everyone's", async () => {
      await seedAdas()
      const limit = expectedQueryLimits.staff
      await expectDenied(
        all('bisi')
          .limit(limit + 1)
          .get(),
        all('bisi').get(),
      )
      await expectDenied(countNew('bisi', limit + 1), countNew('bisi'))
      const inbox = all('bisi').where('status', '==', 'new').orderBy('createdAt')
      await expectAllowed(all('bisi').limit(limit).get(), inbox.limit(limit).get())
      expect(await countNew('bisi', limit)).toBe(1)
    })
  })

  describe('create', () => {
    test.each(accounts)('%s can send in their own name', (persona) => expectAllowed(send(persona, persona)))

    test.each([...strangers, 'bisi'] as const)('%s cannot send in the name of ada', (persona) =>
      expectDenied(send(persona, 'ada')),
    )

    test('nobody can overwrite what was sent', async () => {
      await seedAdas()
      await expectDenied(send('ada', 'ada'))
      await expectAllowed(send('ada', 'ada', `${collection}/${createTestSentItemId('free')}`))
    })
  })

  describe('update and delete', () => {
    test.each([...strangers, 'ada'] as const)('%s cannot claim it', async (persona) => {
      await seedAdas()
      await expectDenied(one(persona).update(claim(getAuthor(persona))))
      await expectAllowed(one('bisi').update(claim('bisi')))
    })

    test('ada cannot edit what she sent', async () => {
      await seedAdas()
      for (const change of [{ status: 'closed' }, { phone: '+234 803 000 0000' }, { uid: 'ben' }, {}])
        await expectDenied(one('ada').update({ ...change, updatedAt: serverTimestamp() }))
    })

    test('staff cannot claim a document that does not exist', () =>
      expectDenied(one('bisi').set(claim('bisi'))))

    test.each([...strangers, 'ada', 'bisi'] as const)('%s cannot delete it', async (persona) => {
      await seedAdas()
      await expectDenied(one(persona).delete())
    })
  })

  test.each(fakeStaffAccountNames)('%s is not staff', async (persona) => {
    await seedAdas()
    await expectDenied(one(persona).get(), all(persona).limit(1).get(), countNew(persona, 1))
    await expectDenied(one(persona).update(claim(persona)))
  })
})
