import { serverTimestamp } from 'firebase/firestore'
import { describe, test } from 'vitest'
import { claimBy, idOf, sentBy, sentCollections, storedBy } from './documents'
import { expectAllowed, expectDenied, expectOutcome } from './outcome'
import { impostors, type AccountName, type Persona } from './personas'
import { openStage } from './stage'
import { send } from './sending'

const { as, put } = await openStage('sent-access')
const strangers: readonly Persona[] = ['visitor', 'guest', 'ben', ...impostors]
const everyone: readonly Persona[] = ['ada', 'bisi', ...strangers]
const accounts = everyone.filter((persona): persona is AccountName => persona !== 'visitor')

describe.each(sentCollections)('%s', (collection) => {
  const path = `${collection}/${idOf('adas')}`
  const claim = (name: AccountName) => ({ claimedBy: claimBy(name), updatedAt: serverTimestamp() })
  const standing = () => put({ [path]: storedBy('ada', collection) })

  test.each(['ada', 'bisi'] as const)('%s gets what ada sent', async (persona) => {
    await standing()
    await expectAllowed(as(persona).doc(path).get())
  })

  test.each(strangers)('%s does not get what ada sent', async (persona) => {
    await standing()
    await expectDenied(as(persona).doc(path).get())
    await expectAllowed(as('ada').doc(path).get())
  })

  test('guest gets what guest sent', async () => {
    await put({ [path]: storedBy('guest', collection) })
    await expectAllowed(as('guest').doc(path).get())
  })

  test.each(accounts)('%s learns that an id is not there yet', async (persona) => {
    await expectAllowed(as(persona).doc(path).get())
  })

  test('visitor, who cannot send, does not', async () => {
    await expectDenied(as('visitor').doc(path).get())
    await expectAllowed(as('guest').doc(path).get())
  })

  test.each(accounts)('%s sends their own', async (persona) => {
    await expectAllowed(send(as(persona), persona, path, sentBy(persona, collection)))
  })

  test.each(['visitor', 'guest', 'ben', 'bisi'] as const)('%s does not send as ada', async (persona) => {
    await expectDenied(send(as(persona), 'ada', path, sentBy('ada', collection)))
    await expectAllowed(send(as('ada'), 'ada', path, sentBy('ada', collection)))
  })

  test('nobody sends over what stands', async () => {
    await standing()
    await expectDenied(send(as('ada'), 'ada', path, sentBy('ada', collection)))
    const free = `${collection}/${idOf('free')}`
    await expectAllowed(send(as('ada'), 'ada', free, sentBy('ada', collection)))
  })

  test('visitor does not change it', async () => {
    await standing()
    await expectDenied(as('visitor').doc(path).update(claim('bisi')))
    await expectAllowed(as('bisi').doc(path).update(claim('bisi')))
  })

  test.each(accounts.filter((persona) => persona !== 'bisi'))(
    '%s does not change it, not even in their own name',
    async (persona) => {
      await standing()
      await expectDenied(as(persona).doc(path).update(claim(persona)))
      await expectAllowed(as('bisi').doc(path).update(claim('bisi')))
    },
  )

  test.each([{ status: 'closed' }, { phone: '+234 803 000 0000' }, { uid: 'ben' }, {}])(
    'ada does not edit what she sent: %o',
    async (change) => {
      await standing()
      await expectDenied(
        as('ada')
          .doc(path)
          .update({ ...change, updatedAt: serverTimestamp() }),
      )
      await expectAllowed(as('bisi').doc(path).update(claim('bisi')))
    },
  )

  test('staff do not claim what is not there', async () => {
    await expectDenied(as('bisi').doc(path).set(claim('bisi')))
    await standing()
    await expectAllowed(as('bisi').doc(path).set(claim('bisi'), { merge: true }))
  })

  test.each(everyone)('%s does not delete it', async (persona) => {
    await standing()
    await expectDenied(as(persona).doc(path).delete())
    await expectOutcome(as(persona).doc(path).get(), persona === 'ada' || persona === 'bisi')
  })
})
