import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import {
  answerStatusLinkRequest,
  answerStatusRequest,
  createStatusLink,
} from '../../../functions/status-links/statusLinks'
import { parseStatusFragment } from '../../../domain/site/statusLink'
import { minuteMs, quoteRequest } from './quotedRequest'
import { answerRequest, storeRequest } from './sentItemEvents'
import { createTestServices } from './testServices'

/** Stores a request with a link to its status, and returns the link's token. */
async function createLinkedRequest() {
  const { services } = await createTestServices()
  const request = await storeRequest(services)
  const link = await createStatusLink(services.firestore, request.key, services.siteUrl)
  return { services, request, token: parseStatusFragment(new URL(link).hash) ?? '' }
}

const ask = (firestore: Firestore, token: unknown) =>
  answerStatusRequest(firestore, { body: { token }, account: null, now: Date.now() })

test('a link answers the status and the answer of its item, and nothing that was sent', async () => {
  const { services, request, token } = await createLinkedRequest()
  await answerRequest(services, request)
  const { status, body } = await ask(services.firestore, token)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    reference: request.key.id.slice(0, 6).toUpperCase(),
    kind: 'requests',
    status: 'answered',
    createdAt: expect.any(Number) as number,
    answeredAt: expect.any(Number) as number,
    answer: { name: 'Sola', channel: 'email', text: 'We have 1.5 kg of it for you.' },
  })
  expect(JSON.stringify(body)).not.toMatch(/Ada|Shea|803 ?123/)
})

test('a link answers the newest replies with their quotes, whose products have the names of the catalogue', async () => {
  const { services, request, token } = await createLinkedRequest()
  const { firestore } = services
  await firestore.doc('products/84').set({ name: 'Avocado Butter', unit: 'kg' })
  const replies = firestore.collection(`requests/${request.key.id}/replies`)
  const offer = { from: 'staff', uid: 'sola', name: 'Sola', channel: 'whatsapp', kind: 'quote', text: '' }
  const validUntil = Timestamp.fromMillis(Date.now() + 60_000)
  const quote = { lines: ['84:3:250000:a', '0:2:100000:a'], words: ['Raw honey'], extras: [], validUntil }
  await replies.doc('b').set({ ...offer, quote, createdAt: Timestamp.fromMillis(2000) })
  await replies.doc('a').set({ ...offer, kind: 'answer', text: 'Yes', createdAt: Timestamp.fromMillis(1000) })
  await replies.doc('c').set({ ...offer, kind: 'quote' })
  const { body } = await ask(firestore, token)
  expect(body).toMatchObject({
    products: { 84: { name: 'Avocado Butter', unit: 'kg' } },
    replies: [
      { id: 'a', createdAt: 1000 },
      { id: 'b', createdAt: 2000, quote: { ...quote, validUntil: validUntil.toMillis() } },
    ],
  })
})

test('every altered character of a link makes it unknown', async () => {
  const { services, token } = await createLinkedRequest()
  const altered = Array.from(token, (character, at) => {
    const other = character === 'A' ? 'B' : 'A'
    return token.slice(0, at) + other + token.slice(at + 1)
  })
  const answers = await Promise.all(altered.map((changed) => ask(services.firestore, changed)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
})

test.each([[undefined], [''], [42], [{}], ['../../../requests/x'], ['A'.repeat(44)]])(
  'a token %j is unknown',
  async (token) => {
    const { services } = await createLinkedRequest()
    expect(await ask(services.firestore, token)).toEqual({ status: 404, body: { reason: 'unknownLink' } })
  },
)

test('a link ends 90 days after its item was closed, for reading and for answering, and staff make a new one', async () => {
  const { firestore, item, key, names, ask: askSender } = await quoteRequest()
  const at = Date.now() + 91 * 24 * 60 * minuteMs
  const readAt = (token: unknown) =>
    answerStatusRequest(firestore, { body: { token }, account: null, now: at })
  expect((await readAt(names.token)).status).toBe(200)
  await item.update({ status: 'closed', updatedAt: Timestamp.now() })
  expect(await readAt(names.token)).toEqual({ status: 404, body: { reason: 'unknownLink' } })
  expect(await askSender({}, { at })).toEqual({ status: 404, body: { reason: 'unknownItem' } })
  const { body } = await answerStatusLinkRequest(
    { firestore, siteUrl: 'https://shop.example' },
    { body: key },
  )
  const { docs } = await firestore.collection('statusLinks').orderBy('createdAt', 'desc').limit(1).get()
  await docs[0]?.ref.update({ createdAt: Timestamp.fromMillis(at) })
  expect((await readAt(parseStatusFragment(new URL(String(body.url)).hash))).status).toBe(200)
})

test('the database holds only a hash of the link', async () => {
  const { services, token } = await createLinkedRequest()
  const { docs } = await services.firestore.collection('statusLinks').get()
  expect(docs).toHaveLength(1)
  expect(JSON.stringify(docs.map((document) => [document.id, document.data()]))).not.toContain(token)
})

test('each mail has a link of its own, of 256 random bits', async () => {
  const first = await createLinkedRequest()
  const second = await createLinkedRequest()
  expect(first.token).toMatch(/^[A-Za-z0-9_-]{43}$/)
  expect(first.token).not.toBe(second.token)
})
