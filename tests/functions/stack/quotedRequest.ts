import { Timestamp } from 'firebase-admin/firestore'
import { parseStatusFragment } from '../../../domain/site/statusLink'
import { answerQuestion, answerQuote } from '../../../functions/conversation/answerSender'
import { createStatusLink } from '../../../functions/status-links/statusLinks'
import { storeRequest } from './sentItemEvents'
import { createTestProject } from './testServices'

export const minuteMs = 60_000
export const now = Date.now()
export const ago = (minutes: number) => Timestamp.fromMillis(now - minutes * minuteMs)
export const validUntil = Timestamp.fromMillis(now + 60 * minuteMs)
export const toId = (name: string) => name.padEnd(20, '0')
export const [older, newest] = [toId('older'), toId('newest')]

export const staff = { uid: 'sola', name: 'Sola' }
const quote = { lines: ['84:3:250000:a'], words: [], extras: [], validUntil }
const offer = { ...staff, from: 'staff', channel: 'email', kind: 'quote', text: '', quote }

/** A request of Ada's that has two quotes, with its status link and what its sender can do. */
export async function quoteRequest(change: object = {}, { firestore } = createTestProject()) {
  const { key } = await storeRequest({ firestore }, { status: 'answered', waitingSince: ago(90), ...change })
  const item = firestore.collection(key.kind).doc(key.id)
  const replies = item.collection('replies')
  await Promise.all([
    replies.doc(older).set({ ...offer, createdAt: ago(20) }),
    replies.doc(newest).set({ ...offer, createdAt: ago(10) }),
  ])
  const link = await createStatusLink(firestore, key, 'https://shop.example')
  const names = { token: parseStatusFragment(new URL(link).hash) ?? '' }
  const send = (handle: typeof answerQuote, body: object, { at = now, uid = '' } = {}) =>
    handle(firestore, { body, now: at, account: uid === '' ? null : ({ uid } as never) })
  return {
    firestore,
    item,
    replies,
    key,
    names,
    ask: (fields: object = {}, by = {}) =>
      send(answerQuestion, { ...names, key: toId('question'), text: 'Half, please', ...fields }, by),
    accept: (fields: object = {}, by = {}) =>
      send(answerQuote, { ...names, key: toId('yes'), replyId: newest, answer: 'accept', ...fields }, by),
    decline: (fields: object = {}, by = {}) =>
      send(answerQuote, { ...names, key: toId('no'), replyId: newest, answer: 'decline', ...fields }, by),
  }
}
