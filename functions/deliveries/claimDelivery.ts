import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore'
import { type Delivery, type DeliveryKind, isPushKind } from '../../domain/deliveries/delivery'
import type { Services } from '../services'
import { attemptLeaseMs } from '../attemptTimes'
import { getDeliveryDocument, parseDeliveryDocument } from './deliveryDocument'
import { enterMailServer, type MailServer } from './mailServer'

/** The deliveries of one message, for the caller alone, and the mail server as it was; null for a push message. */
export type Claim = { deliveries: readonly Delivery[]; mailServer: MailServer | null }

/**
 * Begins an attempt to send one message about these deliveries of one kind. Those that are not waiting or not due are
 * left out: they were sent, they failed, or another function is sending them. Returns null if none is left, and 'paused'
 * if nothing of this kind can be sent now.
 */
export async function claimDeliveries(
  services: Services,
  ids: readonly string[],
): Promise<Claim | 'paused' | null> {
  const { firestore, now } = services
  return firestore.runTransaction(async (transaction) => {
    const documents = await transaction.getAll(...ids.map((id) => getDeliveryDocument(firestore, id)))
    const due = documents.flatMap((document) => {
      const delivery = parseDeliveryDocument(document)
      return delivery && isDue(delivery, now()) ? [delivery] : []
    })
    return beginAttempt(services, transaction, due)
  })
}

function isDue({ status, dueAt }: Delivery, now: number): boolean {
  return status === 'waiting' && (dueAt?.getTime() ?? 0) <= now
}

/** Begins an attempt to send one message about deliveries that are due. */
export async function beginAttempt(
  services: Services,
  transaction: Transaction,
  due: readonly Delivery[],
): Promise<Claim | 'paused' | null> {
  const { firestore, now } = services
  const [first] = due
  if (!first) return null
  if (!isSwitchedOn(services, first.kind)) return 'paused'
  const mailServer = isPushKind(first.kind) ? null : await enterMailServer(firestore, transaction, now())
  if (mailServer === 'paused') return 'paused'
  return { deliveries: markSending(firestore, transaction, due, now()), mailServer }
}

/** Whether this deployment can send a kind. What waits for a kind that is switched off goes on waiting. */
export function isSwitchedOn({ smtpUrl, pushKeys }: Services, kind: DeliveryKind): boolean {
  return (isPushKind(kind) ? pushKeys : smtpUrl) !== null
}

/** Writes that an attempt has begun, and returns the deliveries as they then are. */
export function markSending(
  firestore: Firestore,
  transaction: Transaction,
  deliveries: readonly Delivery[],
  now: number,
): Delivery[] {
  return deliveries.map((delivery) => {
    const started = {
      status: 'sending',
      attempts: delivery.attempts + 1,
      triedSince: (delivery.attempts > 0 ? delivery.triedSince : delivery.dueAt) ?? new Date(now),
      dueAt: new Date(now + attemptLeaseMs),
    } as const
    const updatedAt = FieldValue.serverTimestamp()
    transaction.update(getDeliveryDocument(firestore, delivery.id), { ...started, updatedAt })
    return { ...delivery, ...started }
  })
}
