import { serverTimestamp } from 'firebase/firestore'
import { describe, test } from 'vitest'
import {
  createStaffClaimFixture,
  createTestSentItemId,
  createNewSentItemFixture,
  sentCollections,
  createStoredSentItemFixture,
} from './testDocuments'
import { expectAllowed, expectDenied, expectDecision } from './expectations'
import { fakeStaffAccountNames, type RulesTestAccountName, type RulesTestUserName } from './personas'
import { initFirestoreTest } from './firestoreTest'
import { sendWithRateLimitStamp } from './sendWithRateLimitStamp'

const { firestoreAs, seed } = await initFirestoreTest(import.meta.url)
const strangers: readonly RulesTestUserName[] = ['visitor', 'guest', 'ben', ...fakeStaffAccountNames]
const everyone: readonly RulesTestUserName[] = ['ada', 'bisi', ...strangers]
const accounts = everyone.filter((persona): persona is RulesTestAccountName => persona !== 'visitor')

describe.each(sentCollections)('%s', (collection) => {
  const path = `${collection}/${createTestSentItemId('adas')}`
  const claim = (name: RulesTestAccountName) => ({
    claimedBy: createStaffClaimFixture(name),
    updatedAt: serverTimestamp(),
  })
  const seedAdas = () => seed({ [path]: createStoredSentItemFixture('ada', collection) })

  test.each(['ada', 'bisi'] as const)('%s can get what ada sent', async (persona) => {
    await seedAdas()
    await expectAllowed(firestoreAs(persona).doc(path).get())
  })

  test.each(strangers)('%s cannot get what ada sent', async (persona) => {
    await seedAdas()
    await expectDenied(firestoreAs(persona).doc(path).get())
    await expectAllowed(firestoreAs('ada').doc(path).get())
  })

  test('guest can get what guest sent', async () => {
    await seed({ [path]: createStoredSentItemFixture('guest', collection) })
    await expectAllowed(firestoreAs('guest').doc(path).get())
  })

  test.each(accounts)('%s can get an id that does not exist yet', async (persona) => {
    await expectAllowed(firestoreAs(persona).doc(path).get())
  })

  test('visitor cannot get an id that does not exist yet', async () => {
    await expectDenied(firestoreAs('visitor').doc(path).get())
    await expectAllowed(firestoreAs('guest').doc(path).get())
  })

  test.each(accounts)('%s can send in their own name', async (persona) => {
    await expectAllowed(
      sendWithRateLimitStamp(
        firestoreAs(persona),
        persona,
        path,
        createNewSentItemFixture(persona, collection),
      ),
    )
  })

  test.each(['visitor', 'guest', 'ben', 'bisi'] as const)(
    '%s cannot send in the name of ada',
    async (persona) => {
      await expectDenied(
        sendWithRateLimitStamp(
          firestoreAs(persona),
          'ada',
          path,
          createNewSentItemFixture('ada', collection),
        ),
      )
      await expectAllowed(
        sendWithRateLimitStamp(firestoreAs('ada'), 'ada', path, createNewSentItemFixture('ada', collection)),
      )
    },
  )

  test('nobody can overwrite what was sent', async () => {
    await seedAdas()
    await expectDenied(
      sendWithRateLimitStamp(firestoreAs('ada'), 'ada', path, createNewSentItemFixture('ada', collection)),
    )
    const unused = `${collection}/${createTestSentItemId('free')}`
    await expectAllowed(
      sendWithRateLimitStamp(firestoreAs('ada'), 'ada', unused, createNewSentItemFixture('ada', collection)),
    )
  })

  test('visitor cannot claim it', async () => {
    await seedAdas()
    await expectDenied(firestoreAs('visitor').doc(path).update(claim('bisi')))
    await expectAllowed(firestoreAs('bisi').doc(path).update(claim('bisi')))
  })

  test.each(accounts.filter((persona) => persona !== 'bisi'))(
    '%s cannot claim it in their own name',
    async (persona) => {
      await seedAdas()
      await expectDenied(firestoreAs(persona).doc(path).update(claim(persona)))
      await expectAllowed(firestoreAs('bisi').doc(path).update(claim('bisi')))
    },
  )

  test.each([{ status: 'closed' }, { phone: '+234 803 000 0000' }, { uid: 'ben' }, {}])(
    'ada cannot edit what she sent: %o',
    async (change) => {
      await seedAdas()
      await expectDenied(
        firestoreAs('ada')
          .doc(path)
          .update({ ...change, updatedAt: serverTimestamp() }),
      )
      await expectAllowed(firestoreAs('bisi').doc(path).update(claim('bisi')))
    },
  )

  test('staff cannot claim a document that does not exist', async () => {
    await expectDenied(firestoreAs('bisi').doc(path).set(claim('bisi')))
    await seedAdas()
    await expectAllowed(firestoreAs('bisi').doc(path).set(claim('bisi'), { merge: true }))
  })

  test.each(everyone)('%s cannot delete it', async (persona) => {
    await seedAdas()
    await expectDenied(firestoreAs(persona).doc(path).delete())
    await expectDecision(firestoreAs(persona).doc(path).get(), persona === 'ada' || persona === 'bisi')
  })
})
