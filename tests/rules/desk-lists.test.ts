import { test } from 'vitest'
import { expectAllowed } from './expectations'
import { initFirestoreTest } from './firestoreTest'
import { createTestSentItemId } from './testDocuments'

const { firestoreAs } = await initFirestoreTest(import.meta.url)

test('staff can list what the desk shows in its order', async () => {
  const collection = (name: string) => firestoreAs('bisi').collection(name)
  await expectAllowed(
    collection('drafts').orderBy('savedAt', 'desc').limit(500).get(),
    collection('replyTemplates').orderBy('name').limit(100).get(),
    collection('products/84/versions').orderBy('publishedAt', 'desc').limit(100).get(),
    collection('prices/84/versions').orderBy('updatedAt', 'desc').limit(100).get(),
    collection(`requests/${createTestSentItemId('adas')}/notes`)
      .orderBy('createdAt', 'desc')
      .limit(100)
      .get(),
    collection('days').orderBy('__name__').startAt('2026-11-20').limit(100).get(),
    collection('deliveries')
      .where('itemId', '==', createTestSentItemId('adas'))
      .orderBy('updatedAt', 'desc')
      .limit(100)
      .get(),
    collection('deliveries')
      .where('kind', 'in', ['answerMail', 'lateMail'])
      .where('status', '==', 'failed')
      .orderBy('updatedAt', 'desc')
      .limit(100)
      .get(),
    collection('staffLog').orderBy('at', 'desc').limit(100).get(),
  )
})
