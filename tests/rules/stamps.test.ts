import { describe, test } from 'vitest'
import { sentId, clientClock, newDocument, storedDocument } from './testDocuments'
import { expectAllowed, expectDenied } from './expectations'
import { uidFor, type AccountName, type Persona } from './personas'
import { initFirestoreTest } from './firestoreTest'
import { commitBatch, stampFor } from './sendWithStamp'

const { firestoreAs, seed } = await initFirestoreTest(import.meta.url)

const path = `requests/${sentId('a')}`
const adasStamp = 'limits/ada'
const others: readonly Persona[] = ['visitor', 'guest', 'ben', 'bisi']
const accounts: readonly AccountName[] = ['guest', 'ada', 'bisi']
const seedAdasStamp = () =>
  seed({ [adasStamp]: { lastSentAt: new Date('2026-03-02T09:00:00Z'), paidFor: path } })
const sendStamped = (stamp: object) =>
  commitBatch(firestoreAs('ada'), { [adasStamp]: stamp, [path]: newDocument('ada', 'requests') })

test.each(accounts)('%s can get their own stamp, whether it exists or not', async (persona) => {
  const own = firestoreAs(persona).doc(`limits/${uidFor(persona)}`)
  await expectAllowed(own.get())
  await seed({ [own.path]: { lastSentAt: new Date(0), paidFor: path } })
  await expectAllowed(own.get())
})

test.each(others)("%s cannot get ada's stamp", async (persona) => {
  await seedAdasStamp()
  await expectDenied(firestoreAs(persona).doc(adasStamp).get())
  await expectAllowed(firestoreAs('ada').doc(adasStamp).get())
})

test.each(['ada', ...others] as const)('%s cannot list stamps', async (persona) => {
  await seedAdasStamp()
  await expectDenied(firestoreAs(persona).collection('limits').limit(1).get())
  await expectDenied(firestoreAs(persona).collection('limits').where('paidFor', '==', path).limit(1).get())
  await expectDenied(firestoreAs(persona).collection('limits').where('__name__', '==', 'ada').limit(1).get())
  await expectAllowed(firestoreAs('ada').doc(adasStamp).get())
})

test.each(['ada', ...others] as const)("%s cannot delete ada's stamp", async (persona) => {
  await seedAdasStamp()
  await expectDenied(firestoreAs(persona).doc(adasStamp).delete())
  await expectAllowed(firestoreAs('ada').doc(adasStamp).get())
})

describe.each(['new', 'existing'])('a stamp (%s)', (kind) => {
  const prepare = () => (kind === 'new' ? Promise.resolve() : seedAdasStamp())

  test('cannot be written by a visitor', async () => {
    await prepare()
    await expectDenied(
      commitBatch(firestoreAs('visitor'), {
        [adasStamp]: stampFor(path),
        [path]: newDocument('ada', 'requests'),
      }),
    )
    await expectAllowed(sendStamped(stampFor(path)))
  })

  test.each(['guest', 'ben', 'bisi'] as const)(
    'cannot be written by %s together with a send of their own',
    async (persona) => {
      await prepare()
      const own = { [`limits/${uidFor(persona)}`]: stampFor(path), [path]: newDocument(persona, 'requests') }
      await expectDenied(commitBatch(firestoreAs(persona), { [adasStamp]: stampFor(path), ...own }))
      await expectAllowed(commitBatch(firestoreAs(persona), own))
    },
  )

  test('cannot be written without the document that it pays for', async () => {
    await prepare()
    await expectDenied(firestoreAs('ada').doc(adasStamp).set(stampFor(path)))
    await expectAllowed(sendStamped(stampFor(path)))
  })

  test('cannot pay for a document that exists already', async () => {
    await prepare()
    const before = `requests/${sentId('before')}`
    await seed({ [before]: storedDocument('ada', 'requests') })
    await expectDenied(sendStamped(stampFor(before)))
    await expectAllowed(sendStamped(stampFor(path)))
  })

  test.each([
    ['names another document', { paidFor: `requests/${sentId('b')}` }],
    ['names the other collection', { paidFor: `enquiries/${sentId('a')}` }],
    ['names a document of another collection', { paidFor: 'products/84' }],
    ['names a document in a subcollection', { paidFor: `${path}/notes/1` }],
    ['names only an id', { paidFor: sentId('a') }],
    ['names the full resource path', { paidFor: `/databases/(default)/documents/${path}` }],
    ['names an empty path', { paidFor: '' }],
    ['names null', { paidFor: null }],
    ['names a list', { paidFor: [path] }],
    ['has no paidFor', { paidFor: undefined }],
    ["has the client's time", { lastSentAt: clientClock() }],
    ['has a past time', { lastSentAt: new Date(0) }],
    ['has a number as its time', { lastSentAt: 0 }],
    ['has no time', { lastSentAt: undefined }],
    ['has an unknown field', { count: 1 }],
  ])('is denied if it %s', async (_, change) => {
    await prepare()
    await expectDenied(sendStamped(stampFor(path, change)))
    await expectAllowed(sendStamped(stampFor(path)))
  })
})
