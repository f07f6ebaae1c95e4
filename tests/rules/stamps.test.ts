import { describe, expect, test } from 'vitest'
import { sendIntervalTestCases } from '../schemas/sentItemCases'
import { expectAllowed, expectDecision, expectDenied } from './expectations'
import { initFirestoreTest } from './firestoreTest'
import { getRulesTestUid } from './personas'
import { commitBatch, createRateLimitStamp, sendWithRateLimitStamp } from './sendWithRateLimitStamp'
import {
  createSentItemFixture,
  createTestSentItemId,
  getClientTimeOneSecondAgo,
  sentCollections,
} from './testDocuments'

const { firestoreAs, seed } = await initFirestoreTest(import.meta.url)

const adasStamp = 'limits/ada'
const request = `requests/${createTestSentItemId('a')}`
const enquiry = `enquiries/${createTestSentItemId('a')}`
const others = ['visitor', 'guest', 'ben', 'bisi'] as const
const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000)
const seedAdasStamp = (seconds = 31) =>
  seed({ [adasStamp]: { lastSentAt: secondsAgo(seconds), paidFor: request } })
const sendStamped = (stamp: object) =>
  commitBatch(firestoreAs('ada'), { [adasStamp]: stamp, [request]: createSentItemFixture('ada', 'requests') })

describe('access', () => {
  test.each(['guest', 'ada', 'bisi'] as const)(
    '%s can get their own stamp, whether it exists or not',
    async (persona) => {
      const own = firestoreAs(persona).doc(`limits/${getRulesTestUid(persona)}`)
      await expectAllowed(own.get())
      await seed({ [own.path]: { lastSentAt: new Date(0), paidFor: request } })
      await expectAllowed(own.get())
    },
  )

  test.each(others)("%s cannot get ada's stamp", async (persona) => {
    await seedAdasStamp()
    await expectDenied(firestoreAs(persona).doc(adasStamp).get())
  })

  test.each(['ada', ...others] as const)("%s can neither list stamps nor delete ada's", async (persona) => {
    await seedAdasStamp()
    const stamps = firestoreAs(persona).collection('limits')
    await expectDenied(
      stamps.limit(1).get(),
      stamps.where('paidFor', '==', request).limit(1).get(),
      stamps.where('__name__', '==', 'ada').limit(1).get(),
    )
    await expectDenied(firestoreAs(persona).doc(adasStamp).delete())
  })

  test.each([
    ['guest', false],
    ['ben', true],
    ['bisi', true],
  ] as const)("%s cannot write ada's stamp together with a send of their own", async (persona, exists) => {
    if (exists) await seedAdasStamp()
    const own = {
      [`limits/${getRulesTestUid(persona)}`]: createRateLimitStamp(request),
      [request]: createSentItemFixture(persona, 'requests'),
    }
    await expectDenied(
      commitBatch(firestoreAs(persona), { [adasStamp]: createRateLimitStamp(request), ...own }),
    )
    await expectAllowed(commitBatch(firestoreAs(persona), own))
  })
})

describe.each(['new', 'existing'])('a stamp (%s)', (kind) => {
  const prepare = () => (kind === 'new' ? Promise.resolve() : seedAdasStamp())

  test('can be written with the document that it pays for, but not without it', async () => {
    await prepare()
    await expectDenied(firestoreAs('ada').doc(adasStamp).set(createRateLimitStamp(request)))
    await expectAllowed(sendStamped(createRateLimitStamp(request)))
  })

  test('cannot pay for a document that exists already', async () => {
    await prepare()
    const before = `requests/${createTestSentItemId('before')}`
    await seed({ [before]: createSentItemFixture('ada', 'requests') })
    await expectDenied(firestoreAs('ada').doc(adasStamp).set(createRateLimitStamp(before)))
  })

  test.each([
    ['names another document', { paidFor: `requests/${createTestSentItemId('b')}` }],
    ["has the client's time", { lastSentAt: getClientTimeOneSecondAgo() }],
    ['has an unknown field', { count: 1 }],
  ])('is denied if it %s', async (_, change) => {
    await prepare()
    await expectDenied(sendStamped(createRateLimitStamp(request, change)))
  })
})

test.each([
  ['names the other collection', { paidFor: enquiry }],
  ['names a document of another collection', { paidFor: 'products/84' }],
  ['names a document in a subcollection', { paidFor: `${request}/notes/1` }],
  ['names only an id', { paidFor: createTestSentItemId('a') }],
  ['names the full resource path', { paidFor: `/databases/(default)/documents/${request}` }],
  ['names null', { paidFor: null }],
  ['names a list', { paidFor: [request] }],
  ['has no paidFor', { paidFor: undefined }],
  ['has a number as its time', { lastSentAt: 0 }],
  ['has no time', { lastSentAt: undefined }],
])('a stamp is denied if it %s', (_, change) =>
  expectDenied(sendStamped(createRateLimitStamp(request, change))),
)

test.each(sendIntervalTestCases)(
  'a send $seconds s after the last one is allowed: $rested',
  ({ seconds, rested }) => expectDecision(sendAfter(seconds), rested),
)

/** Sends with the last send that long ago; repeats the send if it took so long that the whole second changed. */
async function sendAfter(seconds: number, retries = 0): Promise<void> {
  const lastSentAt = secondsAgo(seconds)
  await seed({ [adasStamp]: { lastSentAt, paidFor: request } })
  const attempt = sendWithRateLimitStamp(
    firestoreAs('ada'),
    'ada',
    `requests/${createTestSentItemId(`try${retries}`)}`,
    createSentItemFixture('ada', 'requests'),
  )
  await Promise.allSettled([attempt])
  return lastSentAt > secondsAgo(seconds + 1) ? attempt : sendAfter(seconds, retries + 1)
}

describe.each(sentCollections)('%s', (collection) => {
  const path = `${collection}/${createTestSentItemId('a')}`
  const other = `${collection}/${createTestSentItemId('b')}`
  const adasDocument = () => createSentItemFixture('ada', collection)
  const send = (target = path) => sendWithRateLimitStamp(firestoreAs('ada'), 'ada', target, adasDocument())

  test('a second send directly after the first is denied', async () => {
    await expectAllowed(send())
    await expectDenied(send(other))
  })

  test.each([2, 100])('one stamp cannot pay for %i documents', async (count) => {
    const paths = Array.from({ length: count }, (_, at) => `${collection}/${createTestSentItemId(`n${at}`)}`)
    const many = Object.fromEntries(paths.map((each) => [each, adasDocument()]))
    const [first = path] = paths
    await expectDenied(commitBatch(firestoreAs('ada'), { [adasStamp]: createRateLimitStamp(first), ...many }))
    await expectAllowed(send(first))
  })

  test('two stamps in one commit cannot pay for two documents', async () => {
    const db = firestoreAs('ada')
    const batch = db.batch()
    for (const each of [path, other]) {
      batch.set(db.doc(adasStamp), createRateLimitStamp(each))
      batch.set(db.doc(each), adasDocument())
    }
    await expectDenied(batch.commit())
  })

  test('a document without a stamp of its own commit is denied', async () => {
    await expectDenied(firestoreAs('ada').doc(path).set(adasDocument()))
    await seed({ [adasStamp]: { lastSentAt: secondsAgo(31), paidFor: path } })
    await expectDenied(firestoreAs('ada').doc(path).set(adasDocument()))
    const bensStamp = { 'limits/ben': createRateLimitStamp(path) }
    await expectDenied(commitBatch(firestoreAs('ada'), { ...bensStamp, [path]: adasDocument() }))
    await expectAllowed(send())
  })

  test('two parallel sends with one id create one document', async () => {
    const results = await Promise.allSettled([send(), send()])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expectAllowed(firestoreAs('ada').doc(path).get())
  })
})

test.each([request, enquiry])('one stamp cannot pay for a request and an enquiry: %s', (paidFor) =>
  expectDenied(
    commitBatch(firestoreAs('ada'), {
      [adasStamp]: createRateLimitStamp(paidFor),
      [request]: createSentItemFixture('ada', 'requests'),
      [enquiry]: createSentItemFixture('ada', 'enquiries'),
    }),
  ),
)
