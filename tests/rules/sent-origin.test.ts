import { describe, test } from 'vitest'
import { lawfulIds, unlawfulIds } from '../laws/sent'
import { answerBy, claimBy, idOf, slowClock, sentBy, sentCollections } from './documents'
import { expectAllowed, expectDenied } from './outcome'
import { openStage } from './stage'
import { send } from './sending'

const { as } = await openStage('sent-origin')

const changes = [
  { says: "somebody else's uid", change: () => ({ uid: 'ben' }) },
  { says: 'no uid', change: () => ({ uid: undefined }) },
  { says: 'a null uid', change: () => ({ uid: null }) },
  { says: 'the status answered', change: () => ({ status: 'answered' }) },
  { says: 'the status closed', change: () => ({ status: 'closed' }) },
  { says: 'no status', change: () => ({ status: undefined }) },
  { says: 'a null status', change: () => ({ status: null }) },
  { says: "the sender's clock", change: () => ({ createdAt: slowClock() }) },
  { says: 'a time long past', change: () => ({ createdAt: new Date(0) }) },
  { says: 'a time as a number', change: () => ({ createdAt: Date.now() }) },
  { says: 'no time', change: () => ({ createdAt: undefined }) },
  { says: 'a claim', change: () => ({ claimedBy: claimBy('ada') }) },
  { says: 'an answer', change: () => ({ answer: answerBy('ada') }) },
  { says: 'a time of change', change: () => ({ updatedAt: slowClock() }) },
  { says: 'a field unknown', change: () => ({ discount: 100 }) },
] as const

describe.each(sentCollections)('%s', (collection) => {
  const path = `${collection}/${idOf('a')}`

  test.each(changes)('nobody sends with $says', async ({ change }) => {
    await expectDenied(send(as('ada'), 'ada', path, sentBy('ada', collection, change())))
    await expectAllowed(send(as('ada'), 'ada', path, sentBy('ada', collection)))
  })

  test.each(lawfulIds)('the id may be %s', async (id) => {
    await expectAllowed(send(as('ada'), 'ada', `${collection}/${id}`, sentBy('ada', collection)))
  })

  test.each(unlawfulIds)('the id may not be %s', async (id) => {
    await expectDenied(send(as('ada'), 'ada', `${collection}/${id}`, sentBy('ada', collection)))
    await expectAllowed(send(as('ada'), 'ada', path, sentBy('ada', collection)))
  })

  test('what belongs to the other collection is a field unknown', async () => {
    const foreign = { requests: { subject: 'Black soap' }, enquiries: { whatsapp: '+234 803 456 7890' } }
    await expectDenied(send(as('ada'), 'ada', path, sentBy('ada', collection, foreign[collection])))
    await expectAllowed(send(as('ada'), 'ada', path, sentBy('ada', collection)))
  })
})
