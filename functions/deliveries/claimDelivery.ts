import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore'
import { type Delivery, isPushKind, type PushKind } from '../../domain/deliveries/delivery'
import type { VapidKeys } from '../push/vapidKeys'
import type { Services } from '../services'
import { attemptLeaseMs } from '../attemptTimes'
import { getDeliveryDocument, parseDeliveryDocument } from './deliveryDocument'
import { enterMailServer, type MailServer } from './mailServer'

/** The deliveries of one e-mail, for the caller alone, and the mail server as it was. */
export type MailClaim = { deliveries: readonly Delivery[]; smtpUrl: string; mailServer: MailServer }

/** The deliveries of one push message, for the caller alone. */
type PushClaim = { deliveries: readonly Delivery[]; kind: PushKind; pushKeys: VapidKeys }

export type Claim = MailClaim | PushClaim

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

function isDue({ status, dueAt, notBefore }: Delivery, now: number): boolean {
  return status === 'waiting' && [dueAt, notBefore].every((time) => (time?.getTime() ?? 0) <= now)
}

async function beginAttempt(
  services: Services,
  transaction: Transaction,
  due: readonly Delivery[],
): Promise<Claim | 'paused' | null> {
  const { firestore, now, pushKeys } = services
  const kind = due[0]?.kind
  if (kind === undefined || !isPushKind(kind)) return beginMailAttempt(services, transaction, due)
  // What waits for a kind that is switched off goes on waiting.
  if (pushKeys === null) return 'paused'
  return { deliveries: markSending(firestore, transaction, due, now()), kind, pushKeys }
}

/** Begins an attempt to send one e-mail about deliveries that are due. */
export async function beginMailAttempt(
  { firestore, now, smtpUrl }: Services,
  transaction: Transaction,
  due: readonly Delivery[],
): Promise<MailClaim | 'paused' | null> {
  if (due.length === 0) return null
  if (smtpUrl === null) return 'paused'
  const mailServer = await enterMailServer(firestore, transaction, now())
  if (mailServer === 'paused') return 'paused'
  return { deliveries: markSending(firestore, transaction, due, now()), smtpUrl, mailServer }
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
