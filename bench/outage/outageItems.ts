import type { Firestore } from 'firebase-admin/firestore'
import { type DeliveryKind, getDeliveryId } from '../../domain/deliveries/delivery'
import type { SentItemKey } from '../../domain/sent-items/sentItem'
import { businessDetails } from '../../domain/site/businessDetails'
import { createDelivery } from '../../functions/deliveries/deliveryDocument'
import { generateAnswer } from '../desk/generateSentItemTexts'

/** The e-mails of an answered request: to the business, its confirmation, and the answer. */
const mailKinds = ['arrivalMail', 'confirmationMail', 'answerMail'] as const satisfies readonly DeliveryKind[]

/** The ids of the deliveries of requests, by kind. */
export type OutageDeliveries = Map<string, DeliveryKind>

/** Stores an answered request and records its e-mails, as functions do. Returns them. */
export async function recordAnsweredRequest(
  firestore: Firestore,
  index: number,
  now: number,
): Promise<OutageDeliveries> {
  const key: SentItemKey = { kind: 'requests', id: `OUTAGE${String(index).padStart(14, '0')}` }
  const email = `sender${index}@example.org`
  await firestore
    .collection(key.kind)
    .doc(key.id)
    .set({
      ...{ uid: `sender-${index}`, name: 'Ada Obi', email, list: 'Shea Butter: 1.5', items: ['1:3'] },
      ...{ status: 'answered', createdAt: new Date(now), updatedAt: new Date(now) },
      answer: { uid: 'sola', name: 'Sola', channel: 'email', text: generateAnswer('Ada') },
    })
  for (const kind of mailKinds) {
    const to = kind === 'arrivalMail' ? businessDetails.email : email
    await createDelivery(firestore, key, kind, { to }, now)
  }
  return new Map(mailKinds.map((kind) => [getDeliveryId(key, kind), kind]))
}
