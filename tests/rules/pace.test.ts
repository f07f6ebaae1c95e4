import { describe, expect, test } from 'vitest'
import { rests } from '../laws/pace'
import { idOf, sentBy, sentCollections, storedBy } from './documents'
import { expectAllowed, expectDenied, expectOutcome } from './outcome'
import { openStage } from './stage'
import { commit, send, stampFor } from './sending'

const { as, put } = await openStage('pace')
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000)

describe.each(sentCollections)('%s', (collection) => {
  const path = `${collection}/${idOf('a')}`
  const other = `${collection}/${idOf('b')}`
  const mine = () => sentBy('ada', collection)
  const sendMine = () => send(as('ada'), 'ada', path, mine())

  test.each(rests)('$seconds s after a send, the next is taken: $rested', async ({ seconds, rested }) => {
    await expectOutcome(sendAfter(seconds), rested)
    await expectAllowed(send(as('ben'), 'ben', other, sentBy('ben', collection)))
  })

  /** Sends so many whole seconds after the last send, once more where the machine took until the next second to do so. */
  async function sendAfter(seconds: number, tries = 0): Promise<void> {
    const lastSentAt = ago(seconds)
    await put({ 'limits/ada': { lastSentAt, paidFor: other } })
    const answer = send(as('ada'), 'ada', `${collection}/${idOf(`try${tries}`)}`, mine())
    await Promise.allSettled([answer])
    return lastSentAt > ago(seconds + 1) ? answer : sendAfter(seconds, tries + 1)
  }

  test('a second send straight after the first is refused', async () => {
    await expectAllowed(sendMine())
    await expectDenied(send(as('ada'), 'ada', other, mine()))
  })

  test.each([2, 11, 100])('one stamp does not pay for %i documents', async (count) => {
    const paths = Array.from({ length: count }, (_, at) => `${collection}/${idOf(`n${at}`)}`)
    const many = Object.fromEntries(paths.map((each) => [each, mine()]))
    const first = `${collection}/${idOf('n0')}`
    await expectDenied(commit(as('ada'), { 'limits/ada': stampFor(first), ...many }))
    await expectAllowed(send(as('ada'), 'ada', first, mine()))
  })

  test('two stamps in one commit do not pay for two documents', async () => {
    const db = as('ada')
    const batch = db.batch()
    for (const each of [path, other]) {
      batch.set(db.doc('limits/ada'), stampFor(each))
      batch.set(db.doc(each), mine())
    }
    await expectDenied(batch.commit())
    await expectAllowed(sendMine())
  })

  test('nothing is sent without a stamp', async () => {
    await expectDenied(as('ada').doc(path).set(mine()))
    await expectAllowed(sendMine())
  })

  test('a stamp that stood before pays for nothing', async () => {
    await put({ 'limits/ada': { lastSentAt: ago(31), paidFor: path } })
    await expectDenied(as('ada').doc(path).set(mine()))
    await expectAllowed(sendMine())
  })

  test('the stamp of another sender pays for nothing', async () => {
    await put({ 'limits/ada': { lastSentAt: ago(31), paidFor: path } })
    await expectDenied(commit(as('ada'), { 'limits/ben': stampFor(path), [path]: mine() }))
    await expectAllowed(sendMine())
  })

  test('a send that is tried again makes one document', async () => {
    const results = await Promise.allSettled([sendMine(), sendMine()])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expectAllowed(as('ada').doc(path).get())
  })

  test('a stamp for what stands already is refused', async () => {
    await put({ [path]: storedBy('ada', collection) })
    await expectDenied(as('ada').doc('limits/ada').set(stampFor(path)))
    await expectAllowed(send(as('ada'), 'ada', other, mine()))
  })
})

test('one stamp does not pay for a request and an enquiry', async () => {
  const [request, enquiry] = [`requests/${idOf('a')}`, `enquiries/${idOf('a')}`]
  const both = { [request]: sentBy('ada', 'requests'), [enquiry]: sentBy('ada', 'enquiries') }
  await expectDenied(commit(as('ada'), { 'limits/ada': stampFor(request), ...both }))
  await expectDenied(commit(as('ada'), { 'limits/ada': stampFor(enquiry), ...both }))
  await expectAllowed(send(as('ada'), 'ada', enquiry, sentBy('ada', 'enquiries')))
})
