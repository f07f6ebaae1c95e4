import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import { deskDeliveriesMessages } from '../../domain/messages/desk/deliveries'
import type { PushMessage } from '../../domain/push/pushMessage'
import { deskDeliveriesPath } from '../../domain/site/deskPath'
import { pushOnce } from '../push/pushOnce'
import { findStaffDevices } from '../push/staffDevices'
import type { Services } from '../services'
import { parseDeliveryDocument } from './deliveryDocument'
import { queryFailedMails } from './queryFailedMails'

const hourMs = 3_600_000

/** The shortest time between two alerts: an outage fails e-mails at every run. */
export const alertIntervalMs = hourMs

// The first alert of a deployment tells of the failures of a day, not of all there ever were.
const firstAlertMs = 24 * hourMs

/**
 * Sends one push message to each device of staff about the e-mails that failed since the last one, at most once an hour.
 * It is sent once: the desk shows what failed too. No delivery records it, so its own failure cannot cause another.
 */
export async function alertAboutFailures(services: Services, now: number): Promise<void> {
  const { pushKeys } = services
  if (pushKeys === null) return
  const message = await claimAlert(services.firestore, now)
  if (!message) return
  const devices = await findStaffDevices(services.firestore, services.auth)
  await pushOnce(services, pushKeys, devices, message)
}

/** Records that what has failed by now is told, for one caller alone, and returns what to tell; null if nothing is new. */
function claimAlert(firestore: Firestore, now: number): Promise<PushMessage | null> {
  const state = firestore.collection(firestoreCollectionNames.functionStates).doc('failureAlert')
  return firestore.runTransaction(async (transaction) => {
    const { alertedAt, toldUntil } = parseState(await transaction.get(state), now)
    if (now - alertedAt < alertIntervalMs) return null
    const failed = queryFailedMails(firestore).where('updatedAt', '>', toldUntil)
    const [newest] = (await transaction.get(failed.limit(1))).docs
    if (!newest) return null
    const { count } = (await failed.count().get()).data()
    const failedAt: unknown = newest.get('updatedAt')
    transaction.set(state, { alertedAt: new Date(now), toldUntil: failedAt })
    return createMessage(count, parseDeliveryDocument(newest)?.error ?? '')
  })
}

function parseState(state: DocumentSnapshot, now: number) {
  const alertedAt: unknown = state.get('alertedAt')
  const toldUntil: unknown = state.get('toldUntil')
  return {
    alertedAt: alertedAt instanceof Timestamp ? alertedAt.toMillis() : 0,
    toldUntil: toldUntil instanceof Timestamp ? toldUntil : Timestamp.fromMillis(now - firstAlertMs),
  }
}

function createMessage(count: number, error: string): PushMessage {
  return {
    title: deskDeliveriesMessages.formatPushTitle(count),
    body: deskDeliveriesMessages.formatPushText(error),
    tag: 'failed-deliveries',
    path: deskDeliveriesPath,
  }
}
