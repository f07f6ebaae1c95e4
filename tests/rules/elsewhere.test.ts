import { describe, test } from 'vitest'
import { idOf, sentCollections, storedBy } from './documents'
import { expectAllowed, expectDenied } from './outcome'
import type { Persona } from './personas'
import { openStage } from './stage'

const { as, put } = await openStage('elsewhere')

const personas: readonly Persona[] = ['visitor', 'guest', 'ada', 'bisi']
const places = [
  'users/ada',
  'settings/site',
  'products/84/notes/1',
  `requests/${idOf('a')}/notes/1`,
  `enquiries/${idOf('a')}/notes/1`,
  'limits/ada/notes/1',
  'orderLists/ada/notes/1',
]

describe.each(places)('%s', (path) => {
  test.each(personas)('is closed to %s', async (persona) => {
    const place = as(persona).doc(path)
    await expectDenied(place.get())
    await expectDenied(place.set({ uid: 'ada' }))
    await put({ [path]: { uid: 'ada' } })
    await expectDenied(place.get())
    await expectDenied(place.parent.where('uid', '==', 'ada').limit(1).get())
    await expectDenied(place.update({ uid: 'ben' }))
    await expectDenied(place.delete())
    await expectAllowed(as(persona).doc('products/84').get())
  })
})

test.each(sentCollections)('%s of every parent at once are listed by nobody', async (collection) => {
  await put({ [`${collection}/${idOf('a')}`]: storedBy('ada', collection) })
  const hers = (persona: Persona) =>
    as(persona).collectionGroup(collection).where('uid', '==', 'ada').limit(1)
  await expectDenied(hers('ada').get())
  await expectDenied(hers('bisi').get())
  await expectAllowed(as('ada').collection(collection).where('uid', '==', 'ada').limit(1).get())
})
