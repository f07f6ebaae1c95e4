import { setTimeout as wait } from 'node:timers/promises'
import type { Firestore } from 'firebase-admin/firestore'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import type { Services } from '../services'
import type { BusinessMailKind } from '../deliveries/businessMailKinds'
import { collectMs, mailIntervalMs, recordMail, takeMailTurn } from './mailTurn'
import { sendBusinessMail } from './sendBusinessMail'
import type { SentItemKey } from '../../domain/sent-items/sentItem'
import { businessDetails } from '../../domain/site/businessDetails'
import { createDelivery } from '../deliveries/deliveryDocument'

/** Records that the business is to be told about an item by e-mail, unless this deployment sends no e-mail. */
export async function recordBusinessMail(
  { firestore, smtpUrl }: Services,
  item: SentItemKey,
  { kind, period }: { kind: BusinessMailKind; period?: string | undefined },
  now: number,
): Promise<void> {
  if (smtpUrl !== null)
    await createDelivery(firestore, item, kind, { to: businessDetails.email, period }, now)
}

// More arrivals than these are a flood: the business then gets one e-mail a minute, with their number. The second limit
// recognizes a flood within seconds.
const floodLimits = [
  { periodMs: mailIntervalMs, maxArrivals: 20 },
  { periodMs: collectMs, maxArrivals: 5 },
]

/**
 * Tells the business about what waits: at once, or within seconds together with what arrives meanwhile. In a flood it
 * sends nothing: the next scheduled run does.
 */
export async function announceToBusiness(services: Services, kind: BusinessMailKind): Promise<void> {
  const { firestore, now } = services
  const turn = await takeMailTurn(firestore, kind, now(), true)
  if (turn === 'leave') return
  if (turn === 'collect') {
    await wait(collectMs)
    if (await isFlood(firestore, now())) return
    await recordMail(firestore, kind, now())
  }
  await sendAndRecord(services, kind)
}

/** Sends what waits since a flood or a failure, at most once in an interval, and only until a time in milliseconds. */
export async function sendWaitingBusinessMail(
  services: Services,
  kind: BusinessMailKind,
  until: number,
): Promise<void> {
  if (services.now() >= until) return
  if ((await takeMailTurn(services.firestore, kind, services.now(), false)) === 'send')
    await sendAndRecord(services, kind)
}

/** The interval begins when the e-mail has left: on a slow server, the next could otherwise follow it too soon. */
async function sendAndRecord(services: Services, kind: BusinessMailKind): Promise<void> {
  await sendBusinessMail(services, kind)
  await recordMail(services.firestore, kind, services.now())
}

async function isFlood(firestore: Firestore, now: number): Promise<boolean> {
  const checks = await Promise.all(
    floodLimits.map(
      async ({ periodMs, maxArrivals }) =>
        (await countArrivals(firestore, new Date(now - periodMs))) > maxArrivals,
    ),
  )
  return checks.includes(true)
}

async function countArrivals(firestore: Firestore, since: Date): Promise<number> {
  const counts = await Promise.all(
    [firestoreCollectionNames.requests, firestoreCollectionNames.enquiries].map((name) =>
      firestore.collection(name).where('createdAt', '>', since).count().get(),
    ),
  )
  return counts.reduce((sum, count) => sum + count.data().count, 0)
}
