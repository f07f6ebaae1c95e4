import { describe, test } from 'vitest'
import {
  createTestSentItemId,
  getClientTimeOneSecondAgo,
  createNewSentItemFixture,
  createStoredSentItemFixture,
} from './testDocuments'
import { expectAllowed, expectDenied } from './expectations'
import { getRulesTestUid, type RulesTestAccountName, type RulesTestUserName } from './personas'
import { initFirestoreTest } from './firestoreTest'
import { commitBatch, createRateLimitStamp } from './sendWithRateLimitStamp'

const { firestoreAs, seed } = await initFirestoreTest(import.meta.url)

const path = `requests/${createTestSentItemId('a')}`
const adasStamp = 'limits/ada'
const others: readonly RulesTestUserName[] = ['visitor', 'guest', 'ben', 'bisi']
const accounts: readonly RulesTestAccountName[] = ['guest', 'ada', 'bisi']
const seedAdasStamp = () =>
  seed({ [adasStamp]: { lastSentAt: new Date('2026-03-02T09:00:00Z'), paidFor: path } })
const sendStamped = (stamp: object) =>
  commitBatch(firestoreAs('ada'), { [adasStamp]: stamp, [path]: createNewSentItemFixture('ada', 'requests') })

test.each(accounts)('%s can get their own stamp, whether it exists or not', async (persona) => {
  const own = firestoreAs(persona).doc(`limits/${getRulesTestUid(persona)}`)
  await expectAllowed(own.get())
  await seed({ [own.path]: { lastSentAt: new Date(0), paidFor: path } })
  await expectAllowed(own.get())
})

test.each(others)("%s cannot get ada's stamp", async (persona) => {
  await seedAdasStamp()
  await expectDenied(firestoreAs(persona).doc(adasStamp).get())
  await expectAllowed(firestoreAs('ada').doc(adasStamp).get())
})

test.each(['ada', ...others] as const)('%s cannot list stamps', async (persona) => {
  await seedAdasStamp()
  await expectDenied(firestoreAs(persona).collection('limits').limit(1).get())
  await expectDenied(firestoreAs(persona).collection('limits').where('paidFor', '==', path).limit(1).get())
  await expectDenied(firestoreAs(persona).collection('limits').where('__name__', '==', 'ada').limit(1).get())
  await expectAllowed(firestoreAs('ada').doc(adasStamp).get())
})

test.each(['ada', ...others] as const)("%s cannot delete ada's stamp", async (persona) => {
  await seedAdasStamp()
  await expectDenied(firestoreAs(persona).doc(adasStamp).delete())
  await expectAllowed(firestoreAs('ada').doc(adasStamp).get())
})

describe.each(['new', 'existing'])('a stamp (%s)', (kind) => {
  const prepare = () => (kind === 'new' ? Promise.resolve() : seedAdasStamp())

  test('cannot be written by a visitor', async () => {
    await prepare()
    await expectDenied(
      commitBatch(firestoreAs('visitor'), {
        [adasStamp]: createRateLimitStamp(path),
        [path]: createNewSentItemFixture('ada', 'requests'),
      }),
    )
    await expectAllowed(sendStamped(createRateLimitStamp(path)))
  })

  test.each(['guest', 'ben', 'bisi'] as const)(
    'cannot be written by %s together with a send of their own',
    async (persona) => {
      await prepare()
      const own = {
        [`limits/${getRulesTestUid(persona)}`]: createRateLimitStamp(path),
        [path]: createNewSentItemFixture(persona, 'requests'),
      }
      await expectDenied(
        commitBatch(firestoreAs(persona), { [adasStamp]: createRateLimitStamp(path), ...own }),
      )
      await expectAllowed(commitBatch(firestoreAs(persona), own))
    },
  )

  test('cannot be written without the document that it pays for', async () => {
    await prepare()
    await expectDenied(firestoreAs('ada').doc(adasStamp).set(createRateLimitStamp(path)))
    await expectAllowed(sendStamped(createRateLimitStamp(path)))
  })

  test('cannot pay for a document that exists already', async () => {
    await prepare()
    const before = `requests/${createTestSentItemId('before')}`
    await seed({ [before]: createStoredSentItemFixture('ada', 'requests') })
    await expectDenied(sendStamped(createRateLimitStamp(before)))
    await expectAllowed(sendStamped(createRateLimitStamp(path)))
  })

  test.each([
    ['names another document', { paidFor: `requests/${createTestSentItemId('b')}` }],
    ['names the other collection', { paidFor: `enquiries/${createTestSentItemId('a')}` }],
    ['names a document of another collection', { paidFor: 'products/84' }],
    ['names a document in a subcollection', { paidFor: `${path}/notes/1` }],
    ['names only an id', { paidFor: createTestSentItemId('a') }],
    ['names the full resource path', { paidFor: `/databases/(default)/documents/${path}` }],
    ['names an empty path', { paidFor: '' }],
    ['names null', { paidFor: null }],
    ['names a list', { paidFor: [path] }],
    ['has no paidFor', { paidFor: undefined }],
    ["has the client's time", { lastSentAt: getClientTimeOneSecondAgo() }],
    ['has a past time', { lastSentAt: new Date(0) }],
    ['has a number as its time', { lastSentAt: 0 }],
    ['has no time', { lastSentAt: undefined }],
    ['has an unknown field', { count: 1 }],
  ])('is denied if it %s', async (_, change) => {
    await prepare()
    await expectDenied(sendStamped(createRateLimitStamp(path, change)))
    await expectAllowed(sendStamped(createRateLimitStamp(path)))
  })
})
