import { describe, expect, test } from 'vitest'
import { sendIntervalCases } from '../schemas/rateLimitCases'
import { sentId, newDocument, sentCollections, storedDocument } from './testDocuments'
import { expectAllowed, expectDenied, expectDecision } from './expectations'
import { initFirestoreTest } from './firestoreTest'
import { commitBatch, sendWithStamp, stampFor } from './sendWithStamp'

const { firestoreAs, seed } = await initFirestoreTest(import.meta.url)
const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000)

describe.each(sentCollections)('%s', (collection) => {
  const path = `${collection}/${sentId('a')}`
  const other = `${collection}/${sentId('b')}`
  const adasDocument = () => newDocument('ada', collection)
  const sendAdasDocument = () => sendWithStamp(firestoreAs('ada'), 'ada', path, adasDocument())

  test.each(sendIntervalCases)(
    'a send $seconds s after the last one is allowed: $rested',
    async ({ seconds, rested }) => {
      await expectDecision(sendAfter(seconds), rested)
      await expectAllowed(sendWithStamp(firestoreAs('ben'), 'ben', other, newDocument('ben', collection)))
    },
  )

  /** Sends with the last send that long ago; repeats the send if it took so long that the whole second changed. */
  async function sendAfter(seconds: number, retries = 0): Promise<void> {
    const lastSentAt = secondsAgo(seconds)
    await seed({ 'limits/ada': { lastSentAt, paidFor: other } })
    const attempt = sendWithStamp(
      firestoreAs('ada'),
      'ada',
      `${collection}/${sentId(`try${retries}`)}`,
      adasDocument(),
    )
    await Promise.allSettled([attempt])
    return lastSentAt > secondsAgo(seconds + 1) ? attempt : sendAfter(seconds, retries + 1)
  }

  test('a second send directly after the first is denied', async () => {
    await expectAllowed(sendAdasDocument())
    await expectDenied(sendWithStamp(firestoreAs('ada'), 'ada', other, adasDocument()))
  })

  test.each([2, 11, 100])('one stamp cannot pay for %i documents', async (count) => {
    const paths = Array.from({ length: count }, (_, at) => `${collection}/${sentId(`n${at}`)}`)
    const many = Object.fromEntries(paths.map((each) => [each, adasDocument()]))
    const first = `${collection}/${sentId('n0')}`
    await expectDenied(commitBatch(firestoreAs('ada'), { 'limits/ada': stampFor(first), ...many }))
    await expectAllowed(sendWithStamp(firestoreAs('ada'), 'ada', first, adasDocument()))
  })

  test('two stamps in one commit cannot pay for two documents', async () => {
    const db = firestoreAs('ada')
    const batch = db.batch()
    for (const each of [path, other]) {
      batch.set(db.doc('limits/ada'), stampFor(each))
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
      commitBatch(firestoreAs('ada'), { 'limits/ben': stampFor(path), [path]: adasDocument() }),
    )
    await expectAllowed(sendAdasDocument())
  })

  test('two parallel sends with one id create one document', async () => {
    const results = await Promise.allSettled([sendAdasDocument(), sendAdasDocument()])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expectAllowed(firestoreAs('ada').doc(path).get())
  })

  test('a stamp for a document that exists already is denied', async () => {
    await seed({ [path]: storedDocument('ada', collection) })
    await expectDenied(firestoreAs('ada').doc('limits/ada').set(stampFor(path)))
    await expectAllowed(sendWithStamp(firestoreAs('ada'), 'ada', other, adasDocument()))
  })
})

test('one stamp cannot pay for a request and an enquiry', async () => {
  const [request, enquiry] = [`requests/${sentId('a')}`, `enquiries/${sentId('a')}`]
  const both = { [request]: newDocument('ada', 'requests'), [enquiry]: newDocument('ada', 'enquiries') }
  await expectDenied(commitBatch(firestoreAs('ada'), { 'limits/ada': stampFor(request), ...both }))
  await expectDenied(commitBatch(firestoreAs('ada'), { 'limits/ada': stampFor(enquiry), ...both }))
  await expectAllowed(sendWithStamp(firestoreAs('ada'), 'ada', enquiry, newDocument('ada', 'enquiries')))
})
