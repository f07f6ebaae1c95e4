import { describe, test } from 'vitest'
import {
  createStoredSentItemFixture,
  createStoredStaffNoteFixture,
  createStoredVersionFixture,
  createTestSentItemId,
  sentCollections,
} from './testDocuments'
import { expectAllowed, expectDenied } from './expectations'
import type { RulesTestUserName } from './personas'
import { initFirestoreTest } from './firestoreTest'

const { firestoreAs, seed } = await initFirestoreTest(import.meta.url)

const personas: readonly RulesTestUserName[] = ['visitor', 'guest', 'ada', 'bisi']
const paths = [
  'users/ada',
  'settings/site',
  'products/84/notes/1',
  `products/84/versions/${createTestSentItemId('v')}/notes/1`,
  `versions/${createTestSentItemId('v')}`,
  'drafts/84/versions/1',
  `requests/${createTestSentItemId('a')}/files/1`,
  `enquiries/${createTestSentItemId('a')}/files/1`,
  `requests/${createTestSentItemId('a')}/notes/${createTestSentItemId('n')}/replies/1`,
  `enquiries/${createTestSentItemId('a')}/notes/${createTestSentItemId('n')}/replies/1`,
  `notes/${createTestSentItemId('n')}`,
  `replyTemplates/${createTestSentItemId('t')}/versions/1`,
  'limits/ada/notes/1',
  'orderLists/ada/notes/1',
  'pushDevices/ada/notes/1',
  'days/2026-11-20/notes/1',
  'deliveries/ada/notes/1',
  `figureEntries/request-${createTestSentItemId('a')}`,
  'statusLinks/ada',
  'functionStates/ada',
  'reminders/ada',
  'deletions/ada',
]

describe.each(paths)('%s', (path) => {
  test.each(personas)('%s can neither read nor write it', async (persona) => {
    const document = firestoreAs(persona).doc(path)
    await expectDenied(document.get())
    await expectDenied(document.set({ uid: 'ada' }))
    await seed({ [path]: { uid: 'ada' } })
    await expectDenied(document.get())
    await expectDenied(document.parent.where('uid', '==', 'ada').limit(1).get())
    await expectDenied(document.update({ uid: 'ben' }))
    await expectDenied(document.delete())
    await expectAllowed(firestoreAs(persona).doc('products/84').get())
  })
})

test('nobody can run a collection group query on notes', async () => {
  const notes = `requests/${createTestSentItemId('a')}/notes`
  await seed({ [`${notes}/${createTestSentItemId('n')}`]: createStoredStaffNoteFixture('bisi') })
  for (const persona of personas)
    await expectDenied(firestoreAs(persona).collectionGroup('notes').limit(1).get())
  await expectAllowed(firestoreAs('bisi').collection(notes).limit(1).get())
})

test('nobody can run a collection group query on versions', async () => {
  const versions = 'products/84/versions'
  await seed({ [`${versions}/${createTestSentItemId('v')}`]: createStoredVersionFixture('bisi') })
  for (const persona of personas)
    await expectDenied(firestoreAs(persona).collectionGroup('versions').limit(1).get())
  await expectAllowed(firestoreAs('bisi').collection(versions).limit(1).get())
})

test.each(sentCollections)('nobody can run a collection group query on %s', async (collection) => {
  await seed({
    [`${collection}/${createTestSentItemId('a')}`]: createStoredSentItemFixture('ada', collection),
  })
  const groupQuery = (persona: RulesTestUserName) =>
    firestoreAs(persona).collectionGroup(collection).where('uid', '==', 'ada').limit(1)
  await expectDenied(groupQuery('ada').get())
  await expectDenied(groupQuery('bisi').get())
  await expectAllowed(firestoreAs('ada').collection(collection).where('uid', '==', 'ada').limit(1).get())
})
