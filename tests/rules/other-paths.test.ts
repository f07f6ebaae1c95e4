import { test } from 'vitest'
import { expectDenied } from './expectations'
import { initFirestoreTest } from './firestoreTest'
import { createTestSentItemId, sentCollections } from './testDocuments'

const { firestoreAs, seed } = await initFirestoreTest(import.meta.url)

const personas = ['visitor', 'ada', 'bisi'] as const
const paths = [
  'users/ada',
  'settings/site',
  'products/84/notes/1',
  `products/84/versions/${createTestSentItemId('v')}/notes/1`,
  `versions/${createTestSentItemId('v')}`,
  'drafts/84/versions/1',
  `prices/84/versions/${createTestSentItemId('v')}/notes/1`,
  'prices/84/notes/1',
  `requests/${createTestSentItemId('a')}/files/1`,
  `enquiries/${createTestSentItemId('a')}/files/1`,
  `requests/${createTestSentItemId('a')}/notes/${createTestSentItemId('n')}/replies/1`,
  `enquiries/${createTestSentItemId('a')}/notes/${createTestSentItemId('n')}/replies/1`,
  `notes/${createTestSentItemId('n')}`,
  `replyTemplates/${createTestSentItemId('t')}/versions/1`,
  `customers/${'0a'.repeat(32)}/notes/1`,
  'limits/ada/notes/1',
  'orderLists/ada/notes/1',
  'pushDevices/ada/notes/1',
  'digests/bisi/notes/1',
  'days/2026-11-20/notes/1',
  'deliveries/ada/notes/1',
  `staffLog/${createTestSentItemId('l')}/notes/1`,
  'pictureUploads/ada/notes/1',
  `figureEntries/request-${createTestSentItemId('a')}`,
  'statusLinks/ada',
  'functionStates/ada',
  'reminders/ada',
  'deletions/ada',
  'confirmationTimes/all',
  'quotas/ada',
]

test.each(paths)('nobody can read or write %s', async (path) => {
  const documents = personas.map((persona) => firestoreAs(persona).doc(path))
  await expectDenied(...documents.flatMap((document) => [document.get(), document.set({ uid: 'ada' })]))
  await seed({ [path]: { uid: 'ada' } })
  await expectDenied(
    ...documents.flatMap((document) => [
      document.get(),
      document.parent.where('uid', '==', 'ada').limit(1).get(),
      document.update({ uid: 'ben' }),
      document.delete(),
    ]),
  )
})

test.each(['notes', 'versions', ...sentCollections])(
  'nobody can run a collection group query on %s',
  async (name) => {
    await expectDenied(
      ...personas.flatMap((persona) => {
        const group = firestoreAs(persona).collectionGroup(name)
        return [group.limit(1).get(), group.where('uid', '==', 'ada').limit(1).get()]
      }),
    )
  },
)
