import { deleteField, serverTimestamp } from 'firebase/firestore'
import { describe, test } from 'vitest'
import { moves, noStatus } from '../laws/status'
import type { Change } from '../laws/case'
import { answerBy, claimBy, idOf, sentCollections, storedBy } from './documents'
import { expectAllowed, expectDenied, expectOutcome } from './outcome'
import { openStage } from './stage'

const { as, put } = await openStage('staff-moves')

const claimed = () => ({ claimedBy: claimBy('bisi') })
const answered = () => ({ status: 'answered', answer: answerBy('chidi') })
const steps = { new: () => ({}), answered, closed: () => ({ ...answered(), status: 'closed' }) }

describe.each(sentCollections)('%s', (collection) => {
  const path = `${collection}/${idOf('a')}`
  const stand = (change: Change = {}) => put({ [path]: storedBy('ada', collection, change) })
  const change = (fields: Change) =>
    as('bisi')
      .doc(path)
      .update({ updatedAt: serverTimestamp(), ...fields })

  test.each(moves)('staff move it from $from to $to: $legal', async ({ from, to, legal }) => {
    await stand(steps[from]())
    const move = to === 'answered' ? { status: to, answer: answerBy('bisi') } : { status: to }
    await expectOutcome(change(move), legal)
    if (legal || from === 'closed') return
    await expectAllowed(change(claimed()))
  })

  test.each([claimed(), { answer: answerBy('bisi') }, { status: 'answered' }, {}])(
    'closed takes no change: %o',
    async (fields) => {
      await stand(steps.closed())
      await expectDenied(change(fields))
      await stand(answered())
      await expectAllowed(change(claimed()))
    },
  )

  test.each(['new', 'answered'] as const)('%s is not repeated', async (from) => {
    await stand(steps[from]())
    await expectDenied(change({ status: from }))
    await expectDenied(change({}))
    await expectAllowed(change({ status: from, ...claimed() }))
  })

  test.each(noStatus.map((status) => [JSON.stringify(status), status]))(
    '%s is no status',
    async (_, status) => {
      await stand()
      await expectDenied(change({ status, answer: answerBy('bisi') }))
      await expectAllowed(change({ status: 'answered', answer: answerBy('bisi') }))
      await expectDenied(change({ status }))
      await expectAllowed(change({ status: 'closed' }))
    },
  )

  test('what a colleague claimed is answered and closed all the same, the claim left as it stands', async () => {
    await stand({ claimedBy: claimBy('chidi') })
    await expectAllowed(change({ status: 'answered', answer: answerBy('bisi') }))
    await expectAllowed(change({ status: 'closed' }))
  })

  test('the status is not taken away', async () => {
    await stand(answered())
    await expectDenied(change({ status: deleteField() }))
    await expectAllowed(change({ status: 'closed' }))
  })

  test('no answered without an answer', async () => {
    await stand()
    await expectDenied(change({ status: 'answered' }))
    await expectAllowed(change({ status: 'answered', answer: answerBy('bisi') }))
  })

  test('no answer without the move', async () => {
    await stand()
    await expectDenied(change({ answer: answerBy('bisi') }))
    await expectDenied(change({ ...claimed(), answer: answerBy('bisi') }))
    await expectAllowed(change({ ...claimed(), status: 'answered', answer: answerBy('bisi') }))
  })

  test.each([
    ['changed', () => answerBy('bisi')],
    ['reworded', () => answerBy('chidi', { text: 'Sold out.' })],
    ['taken away', () => deleteField()],
  ])('an answer is not %s afterwards', async (_, answer) => {
    await stand(answered())
    await expectDenied(change({ ...claimed(), answer: answer() }))
    await expectDenied(change({ status: 'closed', answer: answer() }))
    await expectAllowed(change({ status: 'closed' }))
  })
})
