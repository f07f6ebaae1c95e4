import { describe, test } from 'vitest'
import { listMost } from '../laws/pace'
import { idOf, sentCollections, storedBy, type SentCollection } from './documents'
import { expectAllowed, expectDenied } from './outcome'
import { impostors, uidOf, type AccountName, type Persona } from './personas'
import { openStage, type Firestore } from './stage'

const { as, put } = await openStage('sent-lists')
const accounts = ['guest', 'ada', 'bisi'] as const satisfies AccountName[]

describe.each(sentCollections)('%s', (collection) => {
  const all = (persona: Persona) => as(persona).collection(collection)
  const of = (persona: Persona, sender: AccountName) => all(persona).where('uid', '==', uidOf(sender))
  const stand = () => put(standing(collection))

  test.each(accounts)('%s lists their own, 50 at most', async (persona) => {
    await stand()
    await expectDenied(of(persona, persona).limit(101).get())
    await expectDenied(of(persona, persona).get())
    await expectAllowed(of(persona, persona).limit(listMost.sender).get())
    await expectAllowed(of(persona, persona).orderBy('createdAt', 'desc').limit(50).get())
  })

  test.each(['guest', 'ada'] as const)('%s does not list 51', async (persona) => {
    await expectDenied(
      of(persona, persona)
        .limit(listMost.sender + 1)
        .get(),
    )
    await expectAllowed(of(persona, persona).limit(listMost.sender).get())
  })

  test.each(['visitor', 'guest', 'ben', ...impostors] as const)(
    "%s does not list ada's, nor everyone's",
    async (persona) => {
      await stand()
      await expectDenied(of(persona, 'ada').limit(1).get())
      await expectDenied(all(persona).limit(1).get())
      await expectAllowed(of('ada', 'ada').limit(1).get())
    },
  )

  test('a sender does not list among others, even where only their own would match', async () => {
    await put({ [`${collection}/${idOf('adas')}`]: storedBy('ada', collection) })
    await expectDenied(all('ada').limit(50).get())
    await expectDenied(all('ada').where('uid', 'in', ['ada', 'ben']).limit(50).get())
    await expectDenied(all('ada').where('status', '==', 'new').limit(50).get())
    await expectAllowed(of('ada', 'ada').where('status', '==', 'new').limit(50).get())
  })

  test("staff list everyone's, 100 at most", async () => {
    await stand()
    await expectDenied(
      all('bisi')
        .limit(listMost.staff + 1)
        .get(),
    )
    await expectDenied(all('bisi').get())
    await expectAllowed(all('bisi').limit(listMost.staff).get())
    await expectAllowed(inbox(as('bisi'), collection).get())
  })
})

function standing(collection: SentCollection) {
  const senders = ['guest', 'ada', 'ben', 'bisi'] as const
  return Object.fromEntries(
    senders.map((sender) => [`${collection}/${idOf(sender)}`, storedBy(sender, collection)]),
  )
}

function inbox(db: Firestore, collection: SentCollection) {
  return db.collection(collection).where('status', '==', 'new').orderBy('createdAt').limit(listMost.staff)
}
