import { describe, expect, test } from 'vitest'
import { sendIntervalTestCases } from '../schemas/rateLimitCases'
import {
  createTestSentItemId,
  createNewSentItemFixture,
  sentCollections,
  createStoredSentItemFixture,
} from './testDocuments'
import { expectAllowed, expectDenied, expectDecision } from './expectations'
import { initFirestoreTest } from './firestoreTest'
import { commitBatch, sendWithRateLimitStamp, createRateLimitStamp } from './sendWithRateLimitStamp'

const { firestoreAs, seed } = await initFirestoreTest(import.meta.url)
const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000)

describe.each(sentCollections)('%s', (collection) => {
  const path = `${collection}/${createTestSentItemId('a')}`
  const other = `${collection}/${createTestSentItemId('b')}`
  const adasDocument = () => createNewSentItemFixture('ada', collection)
  const sendAdasDocument = () => sendWithRateLimitStamp(firestoreAs('ada'), 'ada', path, adasDocument())

  test.each(sendIntervalTestCases)(
    'a send $seconds s after the last one is allowed: $rested',
    async ({ seconds, rested }) => {
      await expectDecision(sendAfter(seconds), rested)
      await expectAllowed(
        sendWithRateLimitStamp(firestoreAs('ben'), 'ben', other, createNewSentItemFixture('ben', collection)),
      )
    },
  )

  /** Sends with the last send that long ago; repeats the send if it took so long that the whole second changed. */
  async function sendAfter(seconds: number, retries = 0): Promise<void> {
    const lastSentAt = secondsAgo(seconds)
    await seed({ 'limits/ada': { lastSentAt, paidFor: other } })
    const attempt = sendWithRateLimitStamp(
      firestoreAs('ada'),
      'ada',
      `${collection}/${createTestSentItemId(`try${retries}`)}`,
      adasDocument(),
    )
    await Promise.allSettled([attempt])
    return lastSentAt > secondsAgo(seconds + 1) ? attempt : sendAfter(seconds, retries + 1)
  }

  test('a second send directly after the first is denied', async () => {
    await expectAllowed(sendAdasDocument())
    await expectDenied(sendWithRateLimitStamp(firestoreAs('ada'), 'ada', other, adasDocument()))
  })

  test.each([2, 11, 100])('one stamp cannot pay for %i documents', async (count) => {
    const paths = Array.from({ length: count }, (_, at) => `${collection}/${createTestSentItemId(`n${at}`)}`)
    const many = Object.fromEntries(paths.map((each) => [each, adasDocument()]))
    const first = `${collection}/${createTestSentItemId('n0')}`
    await expectDenied(
      commitBatch(firestoreAs('ada'), { 'limits/ada': createRateLimitStamp(first), ...many }),
    )
    await expectAllowed(sendWithRateLimitStamp(firestoreAs('ada'), 'ada', first, adasDocument()))
  })

  test('two stamps in one commit cannot pay for two documents', async () => {
    const db = firestoreAs('ada')
    const batch = db.batch()
    for (const each of [path, other]) {
      batch.set(db.doc('limits/ada'), createRateLimitStamp(each))
      batch.set(db.doc(each), adasDocument())
    }
    await expectDenied(batch.commit())
    await expectAllowed(sendAdasDocument())
  })

  test('a document without a stamp is denied', async () => {
    await expectDenied(firestoreAs('ada').doc(path).set(adasDocument()))
    await expectAllowed(sendAdasDocument())
  })

  test('a stamp from an earlier commit cannot pay', async () => {
    await seed({ 'limits/ada': { lastSentAt: secondsAgo(31), paidFor: path } })
    await expectDenied(firestoreAs('ada').doc(path).set(adasDocument()))
    await expectAllowed(sendAdasDocument())
  })

  test('the stamp of another sender cannot pay', async () => {
    await seed({ 'limits/ada': { lastSentAt: secondsAgo(31), paidFor: path } })
    await expectDenied(
      commitBatch(firestoreAs('ada'), { 'limits/ben': createRateLimitStamp(path), [path]: adasDocument() }),
    )
    await expectAllowed(sendAdasDocument())
  })

  test('two parallel sends with one id create one document', async () => {
    const results = await Promise.allSettled([sendAdasDocument(), sendAdasDocument()])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expectAllowed(firestoreAs('ada').doc(path).get())
  })

  test('a stamp for a document that exists already is denied', async () => {
    await seed({ [path]: createStoredSentItemFixture('ada', collection) })
    await expectDenied(firestoreAs('ada').doc('limits/ada').set(createRateLimitStamp(path)))
    await expectAllowed(sendWithRateLimitStamp(firestoreAs('ada'), 'ada', other, adasDocument()))
  })
})

test('one stamp cannot pay for a request and an enquiry', async () => {
  const [request, enquiry] = [
    `requests/${createTestSentItemId('a')}`,
    `enquiries/${createTestSentItemId('a')}`,
  ]
  const both = {
    [request]: createNewSentItemFixture('ada', 'requests'),
    [enquiry]: createNewSentItemFixture('ada', 'enquiries'),
  }
  await expectDenied(
    commitBatch(firestoreAs('ada'), { 'limits/ada': createRateLimitStamp(request), ...both }),
  )
  await expectDenied(
    commitBatch(firestoreAs('ada'), { 'limits/ada': createRateLimitStamp(enquiry), ...both }),
  )
  await expectAllowed(
    sendWithRateLimitStamp(firestoreAs('ada'), 'ada', enquiry, createNewSentItemFixture('ada', 'enquiries')),
  )
})
