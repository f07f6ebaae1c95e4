import { randomUUID } from 'node:crypto'
import { Timestamp } from 'firebase-admin/firestore'
import { createDelivery } from '../../../functions/deliveries/deliveryDocument'
import { attemptDueDeliveries } from '../../../functions/deliveries/dueDeliveries'
import { onSentItemWritten } from '../../../functions/events/onSentItemWritten'
import type { Services } from '../../../functions/services'
import { type Delivery, parseDelivery } from '../../../domain/deliveries/delivery'
import type { SentItemKey } from '../../../domain/sent-items/sentItem'
import { atTime } from './testServices'
import { toPlainFields } from '../../../functions/firestoreReads'
import { toRecordOrEmpty } from '../../../domain/validation/fieldSchema'

type Fields = Readonly<Record<string, unknown>>

/** Stores a new request, and returns it with its fields. It names an e-mail address unless `change` removes it. */
export async function storeRequest({ firestore }: Pick<Services, 'firestore'>, change: Fields = {}) {
  const key = { kind: 'requests', id: createId() } as const
  const fields = omitUndefined({
    uid: 'ada',
    name: 'Ada Obi',
    phone: '+234 803 123 4567',
    email: 'ada@example.org',
    list: 'Shea Butter: 1.5',
    items: ['1:3'],
    status: 'new',
    createdAt: Timestamp.now(),
    ...change,
  })
  await firestore.collection(key.kind).doc(key.id).set(fields)
  return { key, fields }
}

/** Stores staff's answer to a request, and returns the request's fields with it. */
export async function answerRequest(
  { firestore }: Services,
  { key, fields }: { key: SentItemKey; fields: Fields },
  text = 'We have 1.5 kg of it for you.',
) {
  const answer = { uid: 'sola', name: 'Sola', channel: 'email', text }
  const answered = { ...fields, status: 'answered', answer, updatedAt: Timestamp.now() }
  await firestore.collection(key.kind).doc(key.id).set(answered)
  return answered
}

/** Delivers the event that tells functions about a new item. */
export function deliverArrival(services: Services, { key, fields }: { key: SentItemKey; fields: Fields }) {
  return onSentItemWritten(services, key, undefined, fields)
}

/** Reads the deliveries that functions stored, by kind. */
export async function readDeliveries({ firestore }: Services): Promise<Record<string, Delivery>> {
  const { docs } = await firestore.collection('deliveries').get()
  const deliveries = docs.flatMap(
    (document) => parseDelivery(document.id, toPlainFields(document.data())) ?? [],
  )
  return Object.fromEntries(deliveries.map((delivery) => [delivery.kind, delivery]))
}

/** Reads the search fields of a stored request. */
export async function readSearchFields({ firestore }: Pick<Services, 'firestore'>, { id }: SentItemKey) {
  const stored = await firestore.doc(`requests/${id}`).get()
  const { contactKeys, searchWords, numbers } = toRecordOrEmpty(stored.data())
  return { contactKeys, searchWords, numbers, writtenAt: stored.updateTime?.toMillis() }
}

/** Records a confirmation for a stored request, without an attempt to send it. */
export async function recordConfirmation(services: Services, now: number): Promise<string> {
  const { key } = await storeRequest(services)
  return createDelivery(services.firestore, key, 'confirmationMail', { to: 'ada@example.org' }, now)
}

/** Makes the attempts that are due for confirmations at a time, as a run of the schedule does. */
export function attemptDue(services: Services, now: number): Promise<void> {
  return attemptDueDeliveries(atTime(services, now), 'confirmationMail', Infinity)
}

function omitUndefined(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

function createId(): string {
  return randomUUID().replaceAll('-', '').slice(0, 20)
}
