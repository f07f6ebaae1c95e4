import { serverTimestamp } from 'firebase/firestore'
import { test } from 'vitest'
import { digestSchemaTestCases, validDigest } from '../schemas/digestSchemaTestCases'
import { applyFieldChanges, type FieldChanges } from '../schemas/schemaCase'
import { expectAllowed, expectDecision, expectDenied } from './expectations'
import { initFirestoreTest } from './firestoreTest'
import { getRulesTestUid, staff } from './personas'
import { getClientTimeOneSecondAgo } from './testDocuments'

const { firestoreAs, seed } = await initFirestoreTest(import.meta.url)

const createDigest = (change: FieldChanges = {}) =>
  applyFieldChanges({ ...validDigest, updatedAt: serverTimestamp() }, change)
const seedDigest = (uid: string) => seed({ [`digests/${uid}`]: { channel: 'push', updatedAt: new Date(0) } })
const set = (change: FieldChanges = {}) => firestoreAs('bisi').doc('digests/bisi').set(createDigest(change))

test.each(staff)(
  '%s can get, create, change and delete their own, also where there is none',
  async (persona) => {
    const own = firestoreAs(persona).doc(`digests/${getRulesTestUid(persona)}`)
    await expectAllowed(own.get())
    await expectAllowed(own.delete())
    await expectAllowed(own.set(createDigest()))
    await expectAllowed(own.get())
    await expectAllowed(own.set(createDigest({ channel: 'push' })))
    await expectAllowed(own.delete())
  },
)

test.each([
  // Staff, but of another name.
  ['chidi', 'bisi'],
  ['visitor', 'bisi'],
  // The own name, but not staff: the claim may have been taken away.
  ['ada', 'ada'],
  ['guest', 'guest'],
  ["an account with the claim staff: 'true'", 'text'],
] as const)("%s cannot get, create, change or delete %s's", async (persona, owner) => {
  const digest = firestoreAs(persona).doc(`digests/${owner}`)
  await expectDenied(digest.get(), digest.set(createDigest()), digest.delete())
  await seedDigest(owner)
  await expectDenied(digest.get(), digest.set(createDigest()), digest.delete())
})

test.each(['bisi', 'ada', 'visitor'] as const)('%s cannot list them', async (persona) => {
  await seedDigest('bisi')
  const all = firestoreAs(persona).collection('digests')
  await expectDenied(all.limit(1).get(), all.where('__name__', '==', 'bisi').limit(1).get())
})

test.each(digestSchemaTestCases)('$says', async ({ change, invalidFields }) => {
  await expectDecision(set(change), invalidFields.length === 0)
  await seedDigest('bisi')
  await expectDecision(set(change), invalidFields.length === 0)
})

test.each([
  ["the client's time", { updatedAt: getClientTimeOneSecondAgo() }],
  ['no time', { updatedAt: undefined }],
  ['an unknown field', { hour: '07:00' }],
])('a choice with %s is denied', (_, change) => expectDenied(set(change)))
