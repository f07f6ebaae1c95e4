import { describe, test } from 'vitest'
import { idOf, slowClock, sentBy, storedBy } from './documents'
import { expectAllowed, expectDenied } from './outcome'
import { uidOf, type AccountName, type Persona } from './personas'
import { openStage } from './stage'
import { commit, stampFor } from './sending'

const { as, put } = await openStage('limits')

const path = `requests/${idOf('a')}`
const adas = 'limits/ada'
const others: readonly Persona[] = ['visitor', 'guest', 'ben', 'bisi']
const accounts: readonly AccountName[] = ['guest', 'ada', 'bisi']
const stand = () => put({ [adas]: { lastSentAt: new Date('2026-03-02T09:00:00Z'), paidFor: path } })
const sendStamped = (stamp: object) => commit(as('ada'), { [adas]: stamp, [path]: sentBy('ada', 'requests') })

test.each(accounts)('%s gets their own stamp, there or not', async (persona) => {
  const own = as(persona).doc(`limits/${uidOf(persona)}`)
  await expectAllowed(own.get())
  await put({ [own.path]: { lastSentAt: new Date(0), paidFor: path } })
  await expectAllowed(own.get())
})

test.each(others)("%s does not get ada's stamp", async (persona) => {
  await stand()
  await expectDenied(as(persona).doc(adas).get())
  await expectAllowed(as('ada').doc(adas).get())
})

test.each(['ada', ...others] as const)('%s lists no stamps', async (persona) => {
  await stand()
  await expectDenied(as(persona).collection('limits').limit(1).get())
  await expectDenied(as(persona).collection('limits').where('paidFor', '==', path).limit(1).get())
  await expectDenied(as(persona).collection('limits').where('__name__', '==', 'ada').limit(1).get())
  await expectAllowed(as('ada').doc(adas).get())
})

test.each(['ada', ...others] as const)("%s does not delete ada's stamp", async (persona) => {
  await stand()
  await expectDenied(as(persona).doc(adas).delete())
  await expectAllowed(as('ada').doc(adas).get())
})

describe.each(['new', 'standing'])('a %s stamp', (kind) => {
  const begin = () => (kind === 'new' ? Promise.resolve() : stand())

  test('is not written by a visitor', async () => {
    await begin()
    await expectDenied(commit(as('visitor'), { [adas]: stampFor(path), [path]: sentBy('ada', 'requests') }))
    await expectAllowed(sendStamped(stampFor(path)))
  })

  test.each(['guest', 'ben', 'bisi'] as const)('is not written by %s, who sends', async (persona) => {
    await begin()
    const own = { [`limits/${uidOf(persona)}`]: stampFor(path), [path]: sentBy(persona, 'requests') }
    await expectDenied(commit(as(persona), { [adas]: stampFor(path), ...own }))
    await expectAllowed(commit(as(persona), own))
  })

  test('is not written by itself', async () => {
    await begin()
    await expectDenied(as('ada').doc(adas).set(stampFor(path)))
    await expectAllowed(sendStamped(stampFor(path)))
  })

  test('is not written for what stands', async () => {
    await begin()
    const before = `requests/${idOf('before')}`
    await put({ [before]: storedBy('ada', 'requests') })
    await expectDenied(sendStamped(stampFor(before)))
    await expectAllowed(sendStamped(stampFor(path)))
  })

  test.each([
    ['names another document', { paidFor: `requests/${idOf('b')}` }],
    ['names the other collection', { paidFor: `enquiries/${idOf('a')}` }],
    ['names a document elsewhere', { paidFor: 'products/84' }],
    ['names a document beneath', { paidFor: `${path}/notes/1` }],
    ['names an id alone', { paidFor: idOf('a') }],
    ['names a whole path', { paidFor: `/databases/(default)/documents/${path}` }],
    ['names nothing', { paidFor: '' }],
    ['names null', { paidFor: null }],
    ['names a list', { paidFor: [path] }],
    ['leaves out what it pays for', { paidFor: undefined }],
    ["bears the sender's clock", { lastSentAt: slowClock() }],
    ['bears a time long past', { lastSentAt: new Date(0) }],
    ['bears a number', { lastSentAt: 0 }],
    ['leaves out its time', { lastSentAt: undefined }],
    ['bears a field unknown', { count: 1 }],
  ])('is refused where it %s', async (_, change) => {
    await begin()
    await expectDenied(sendStamped(stampFor(path, change)))
    await expectAllowed(sendStamped(stampFor(path)))
  })
})
