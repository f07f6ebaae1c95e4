import type { DocumentReference, Timestamp } from 'firebase-admin/firestore'
import { describe, expect, test } from 'vitest'
import { parseReply } from '../../../domain/conversation/reply'
import { apiPaths } from '../../../domain/site/apiPaths'
import { toPlainFields } from '../../../functions/firestoreReads'
import { openAdminProject } from '../../adminProject'
import { ago, minuteMs, newest, now, older, quoteRequest, staff, toId, validUntil } from './quotedRequest'
import { storeRequest } from './sentItemEvents'
import { createTestProject } from './testServices'

const closing = { status: 'closed', updatedAt: ago(0) }
const readItem = async (item: DocumentReference): Promise<Record<string, unknown>> =>
  (await item.get()).data() ?? {}
const answered = (outcome: string) => ({ status: 200, body: { outcome } })

describe('A yes', () => {
  test('from the status link accepts the newest quote, in the name of the sender and with the time of the server', async () => {
    const { item, accept } = await quoteRequest()
    // The clock of the device counts nowhere, whatever it says.
    expect(await accept({ now: 0, at: '2001-01-01', validUntil: 0 })).toEqual(answered('accepted'))
    const { status, accepted, updatedAt } = await readItem(item)
    expect({ status, accepted }).toEqual({
      status: 'accepted',
      accepted: { uid: 'ada', name: 'Ada Obi', replyId: newest, how: 'online', at: updatedAt },
    })
    expect((updatedAt as Timestamp).toMillis()).toBeGreaterThanOrEqual(now)
  })

  test('that is sent again an hour later, because its answer was lost, changes nothing', async () => {
    const { item, accept } = await quoteRequest()
    await accept()
    const stored = await readItem(item)
    expect(await accept({}, { at: now + 61 * minuteMs })).toEqual(answered('alreadyAccepted'))
    expect(await readItem(item)).toEqual(stored)
  })

  test('while staff close the item is either stored or said to be too late', async () => {
    const { item, accept } = await quoteRequest()
    const [{ body }] = await Promise.all([accept(), item.update(closing)])
    const { status, accepted } = await readItem(item)
    expect(status).toBe('closed')
    expect(body).toEqual({ outcome: accepted === undefined ? 'closed' : 'accepted' })
  })

  const others = { ...staff, at: ago(1), replyId: older, how: 'phone' }
  const late: [string, object, object?, number?][] = [
    ['replaced', {}, { replyId: older }],
    ['expired', {}, {}, validUntil.toMillis()],
    ['withdrawn', { status: 'new' }],
    ['closed', closing],
    ['otherAccepted', { status: 'accepted', accepted: others }],
    ['missing', {}, { replyId: toId('unknown') }],
  ]
  test('that comes too late, or for what was not offered, changes nothing', async () => {
    const project = createTestProject()
    const answers = late.map(async ([, change, fields, at]) => {
      const { item, accept } = await quoteRequest(change, project)
      const stored = await readItem(item)
      const { body } = await accept(fields, { at })
      expect(await readItem(item)).toEqual(stored)
      return body.outcome
    })
    expect(await Promise.all(answers)).toEqual(late.map(([outcome]) => outcome))
  })
})

test('of what two devices send at once, one is stored: a yes, and a question', async () => {
  const project = createTestProject()
  const { accept } = await quoteRequest({}, project)
  const { replies, ask } = await quoteRequest({ status: 'new' }, project)
  const other = { key: toId('other') }
  const answers = await Promise.all([accept(), accept(other), ask(), ask(other)])
  const outcomes = answers.map(({ body }) => body.outcome)
  expect(outcomes.slice(0, 2).sort()).toEqual(['accepted', 'alreadyAccepted'])
  expect(outcomes.slice(2).sort()).toEqual(['asked', 'wait'])
  expect((await replies.where('from', '==', 'sender').get()).size).toBe(1)
})

test('a no is stored once, with its words, and moves nothing; the quote can still be accepted', async () => {
  const { item, replies, accept, decline } = await quoteRequest()
  const stored = await readItem(item)
  expect(await decline({ text: '<b>Too dear</b>\u0000' })).toEqual(answered('declined'))
  expect(await decline()).toEqual(answered('declined'))
  expect(await decline({ key: toId('other') })).toEqual(answered('alreadyDeclined'))
  expect(await readItem(item)).toEqual(stored)
  const { docs } = await replies.where('kind', '==', 'decline').get()
  expect(docs.map((document) => [document.id, document.get('text') as unknown])).toEqual([
    [toId('no'), '<b>Too dear</b>'],
  ])
  expect(await accept()).toEqual(answered('accepted'))
})

describe('A question', () => {
  test('makes an accepted request wait again, and stays with it once however often it arrives', async () => {
    const { item, replies, ask } = await quoteRequest({
      ...{ status: 'accepted', accepted: { ...staff, at: ago(1), replyId: newest, how: 'phone' } },
      ...{ steps: { packed: { ...staff, at: ago(1) } }, claimedBy: staff, promisedAt: ago(5) },
      answer: { ...staff, channel: 'email' },
    })
    expect(await ask()).toEqual(answered('asked'))
    expect(await ask({}, { at: now + minuteMs })).toEqual(answered('asked'))
    const stored = await readItem(item)
    expect(stored).toMatchObject({ status: 'new', answer: { ...staff, channel: 'email' } })
    expect(stored.waitingSince).toEqual(stored.updatedAt)
    for (const field of ['accepted', 'steps', 'claimedBy', 'promisedAt'])
      expect(stored).not.toHaveProperty(field)
    const { docs } = await replies.where('from', '==', 'sender').get()
    expect(docs.map((document) => parseReply(document.id, toPlainFields(document.data())))).toEqual([
      {
        ...{ id: toId('question'), from: 'sender', kind: 'question', channel: 'site', quote: null },
        ...{
          uid: 'ada',
          name: 'Ada Obi',
          text: 'Half, please',
          createdAt: (stored.updatedAt as Timestamp).toDate(),
        },
      },
    ])
  })

  test('waits for 30 seconds after another, by the clock of the server', async () => {
    const { replies, ask } = await quoteRequest()
    const first = toId('first')
    const second = { key: toId('second') }
    await ask({ key: first })
    const at = ((await replies.doc(first).get()).get('createdAt') as Timestamp).toMillis()
    expect((await ask(second, { at: at + 29_000 })).body).toEqual({ outcome: 'wait', waitMs: 1000 })
    expect(await ask(second, { at: at + 30_000 })).toEqual(answered('asked'))
  })

  test('is refused as the eleventh, and about an item that was closed 30 days ago', async () => {
    const { item, replies, ask } = await quoteRequest()
    const question = {
      ...staff,
      from: 'sender',
      channel: 'site',
      kind: 'question',
      text: 'x',
      createdAt: ago(2),
    }
    await Promise.all(Array.from({ length: 10 }, (_, index) => replies.doc(toId(`q${index}`)).set(question)))
    expect(await ask()).toEqual(answered('tooMany'))
    await item.update({ ...closing, updatedAt: ago(31 * 24 * 60) })
    expect(await ask()).toEqual(answered('closed'))
  })
})

test('an account and a status link reach their own item alone, and a forgotten sender nothing', async () => {
  const { item, key, accept, ask } = await quoteRequest()
  const { names: otherLink } = await quoteRequest()
  const named = { token: undefined, ...key, key: toId('question') }
  const refused = (status: number, reason: string) => ({ status, body: { reason } })
  expect(await ask({ ...named, text: '' })).toEqual(refused(400, 'malformed'))
  expect(await ask(named)).toEqual(refused(401, 'signIn'))
  expect(await ask(named, { uid: 'eve' })).toEqual(refused(404, 'unknownItem'))
  expect(await accept({ token: 'A'.repeat(43) })).toEqual(refused(404, 'unknownItem'))
  expect(await accept(otherLink)).toEqual(refused(404, 'unknownItem'))
  expect(await ask(named, { uid: 'ada' })).toEqual(answered('asked'))
  await item.update({ uid: '' })
  expect(await accept()).toEqual(refused(404, 'unknownItem'))
  expect(await ask(named, { uid: '' })).toEqual(refused(401, 'signIn'))
})

test('an anonymous account, whose identity token comes along, asks and answers at the paths of the API', async () => {
  const { firestore } = openAdminProject()
  const { uid, post } = await signInAnonymously()
  const { key } = await storeRequest({ firestore }, { uid, status: 'answered' })
  const names = { ...key, key: toId('question') }
  expect(await post(apiPaths.question, { ...names, text: 'Is it raw?' })).toEqual({ outcome: 'asked' })
  const yes = { ...names, replyId: newest, answer: 'accept' }
  expect(await post(apiPaths.quoteAnswer, yes)).toEqual({ outcome: 'missing' })
})

async function signInAnonymously() {
  const post = async (url: string, body: object, headers: object = {}) => {
    const json = { 'Content-Type': 'application/json', ...headers }
    const response = await fetch(url, { method: 'POST', headers: json, body: JSON.stringify(body) })
    return (await response.json()) as Record<string, string>
  }
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? ''
  const signUp = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`
  const { localId: uid, idToken = '' } = await post(signUp, { returnSecureToken: true })
  const send = (path: string, body: object) =>
    post(`${process.env.SITE_URL ?? ''}${path}`, body, { Authorization: `Bearer ${idToken}` })
  return { uid, post: send }
}
