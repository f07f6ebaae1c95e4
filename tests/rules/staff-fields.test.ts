import { deleteField, serverTimestamp } from 'firebase/firestore'
import { describe, test } from 'vitest'
import { answerCases, claimCases, longestAnswer, longestClaim } from '../laws/answer'
import type { Change } from '../laws/case'
import { longestEnquiry } from '../laws/enquiry'
import { longestRequest } from '../laws/request'
import { answerBy, claimBy, idOf, slowClock, sentCollections, storedBy } from './documents'
import { expectAllowed, expectDenied, expectOutcome } from './outcome'
import { openStage } from './stage'

const { as, put } = await openStage('staff-fields')

const longest = { requests: longestRequest, enquiries: longestEnquiry }
const claim = (change: Change = {}) => ({ claimedBy: claimBy('bisi', change) })
const answer = (change: Change = {}) => ({ status: 'answered', answer: answerBy('bisi', change) })
const extra = { discount: 100 }

describe.each(sentCollections)('%s', (collection) => {
  const path = `${collection}/${idOf('a')}`
  const stand = (change: Change = {}) => put({ [path]: storedBy('ada', collection, change) })
  const change = (fields: Change) =>
    as('bisi')
      .doc(path)
      .update({ updatedAt: serverTimestamp(), ...fields })

  test('every field at its longest', async () => {
    await stand(longest[collection])
    await expectAllowed(change({ ...claim(longestClaim), ...answer(longestAnswer) }))
    await expectAllowed(change({ ...claim({ name: 'M'.repeat(120) }), status: 'closed' }))
  })

  test.each(claimCases)('a claim: $says', async ({ change: fields, faults }) => {
    await stand()
    await expectOutcome(change(claim(fields)), faults.length === 0)
    await expectAllowed(change(claim({ name: 'Bisi A.' })))
  })

  test.each(answerCases)('an answer: $says', async ({ change: fields, faults }) => {
    await stand()
    await expectOutcome(change(answer(fields)), faults.length === 0)
    if (faults.length > 0) await expectAllowed(change(answer()))
  })

  test.each([
    ['in the name of another', { uid: 'chidi' }],
    ['in the name of the sender', { uid: 'ada' }],
    ['in nobody’s name', { uid: undefined }],
    ['with a field unknown', extra],
  ])('nothing is claimed or answered %s', async (_, fields) => {
    await stand()
    await expectDenied(change(claim(fields)))
    await expectAllowed(change(claim()))
    await expectDenied(change(answer(fields)))
    await expectAllowed(change(answer()))
  })

  test.each([null, 'bisi', ['bisi', 'Bisi'], {}])('a claim and an answer are never %j', async (value) => {
    await stand()
    await expectDenied(change({ claimedBy: value }))
    await expectAllowed(change(claim()))
    await expectDenied(change({ status: 'answered', answer: value }))
    await expectAllowed(change(answer()))
  })

  test.each(['new', 'answered'])('a claim on what is %s is taken over and given up', async (status) => {
    await stand({ status, claimedBy: claimBy('chidi') })
    await expectDenied(change({ claimedBy: claimBy('chidi', { name: 'C.' }) }))
    await expectAllowed(change(claim()))
    await expectAllowed(change({ claimedBy: deleteField() }))
  })

  test('a claim of a colleague is given up too', async () => {
    await stand({ claimedBy: claimBy('chidi') })
    await expectAllowed(change({ claimedBy: deleteField() }))
  })

  test.each([
    ["the browser's clock", slowClock],
    ['a time long past', () => new Date(0)],
    ['a number', () => Date.now()],
    ['nothing', () => deleteField()],
  ])('the time of change is not %s', async (_, updatedAt) => {
    await stand({ updatedAt: new Date('2026-03-02T09:00:00Z') })
    await expectDenied(change({ ...claim(), updatedAt: updatedAt() }))
    await expectAllowed(change(claim()))
  })

  test('the time of change is not left as it stood', async () => {
    await stand({ updatedAt: new Date('2026-03-02T09:00:00Z') })
    await expectDenied(as('bisi').doc(path).update(claim()))
    await expectAllowed(change(claim()))
  })

  test.each([...Object.keys(longest[collection]), 'uid', 'createdAt', 'discount'])(
    'staff do not touch %s',
    async (field) => {
      await stand()
      await expectDenied(change({ ...claim(), [field]: 'changed' }))
      await expectAllowed(change(claim()))
      if (field === 'discount') return
      await expectDenied(change({ ...claim({ name: 'Bisi A.' }), [field]: deleteField() }))
      await expectAllowed(change(claim({ name: 'Bisi A.' })))
    },
  )
})
