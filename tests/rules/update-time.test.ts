import { deleteField } from 'firebase/firestore'
import { describe, test } from 'vitest'
import { expectAllowed, expectDenied } from './expectations'
import { initFirestoreTest } from './firestoreTest'
import { claim, createItemActions, pathIn } from './staffChanges'
import { getClientTimeOneSecondAgo } from './testDocuments'

const firestoreTest = await initFirestoreTest(import.meta.url)
const { store, update } = createItemActions(firestoreTest)

describe('the update time', () => {
  const seedUpdated = () => store({ updatedAt: new Date('2026-03-02T09:00:00Z') })

  test.each([
    ["the client's time", getClientTimeOneSecondAgo()],
    ['a number', Date.now()],
    ['missing', deleteField()],
  ])('cannot be %s', async (_, updatedAt) => {
    await seedUpdated()
    await expectDenied(update({ ...claim(), updatedAt }))
  })

  test('cannot stay unchanged', async () => {
    await seedUpdated()
    await expectDenied(firestoreTest.firestoreAs('bisi').doc(pathIn('requests')).update(claim()))
    await expectAllowed(update(claim()))
  })
})
