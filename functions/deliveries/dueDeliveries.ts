import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore'
import {
  type Delivery,
  type DeliveryKind,
  type DeliveryStatus,
  retryPeriodMs,
} from '../../domain/deliveries/delivery'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import { groupBy } from '../../domain/groupBy'
import { DeliveryError } from '../DeliveryError'
import { readInPages } from '../firestoreReads'
import { isReminderPushKind } from '../push/createPushMessage'
import type { Services } from '../services'
import { settleAll } from '../settleAll'
import { attemptTogether, toFailureFields } from './attemptDelivery'
import { parseDeliveryDocument } from './deliveryDocument'
import { logFinalFailure } from './logFinalFailure'

const parallelAttempts = 10

/**
 * Makes the next attempt for the deliveries of one kind whose pause is over, until a time in milliseconds. Each of the
 * parallel workers ends at a failure of its server, so a server that takes few connections gets few.
 */
export async function attemptDueDeliveries(
  services: Services,
  kind: DeliveryKind,
  until: number,
): Promise<void> {
  const messages = readDueMessages(services, kind)
  const work = async () => {
    while (services.now() < until) {
      const { value: ids } = await messages.next()
      if (!ids || !(await attemptTogether(services, ids))) return
    }
  }
  await settleAll(Array.from({ length: parallelAttempts }, work))
}

// A transaction writes all deliveries of a message, and Firestore's transactions are small.
const maxDeliveriesPerMessage = 200

/** Reads the ids of the due deliveries of a kind, those of one message together. Reminders to one device share one. */
async function* readDueMessages(
  { firestore, now }: Services,
  kind: DeliveryKind,
): AsyncGenerator<string[], undefined> {
  const due = readInPages(queryDue(firestore, kind, now()), (page) => page.get())
  if (!isReminderPushKind(kind)) {
    for await (const { id } of due) yield [id]
    return
  }
  const reminders: QueryDocumentSnapshot[] = []
  for await (const document of due) reminders.push(document)
  for (const ofDevice of groupBy(reminders, (document): unknown => document.get('to')).values()) {
    const ids = ofDevice.map(({ id }) => id)
    for (let start = 0; start < ids.length; start += maxDeliveriesPerMessage)
      yield ids.slice(start, start + maxDeliveriesPerMessage)
  }
}

// One run settles at most so many; the next run goes on.
const maxSettledPerRun = 200

const interruption = new DeliveryError('Sending was interrupted, so it may or may not have arrived.', {
  mayHaveArrived: true,
})

/**
 * Ends the attempts that began and never ended, because their function was killed. The message may have been sent: an
 * e-mail that its sender waits for goes once more, all others fail, and staff can send them again.
 */
export async function endInterruptedAttempts({ firestore, now }: Services): Promise<void> {
  const interrupted = queryDeliveries(firestore, 'sending', now())
  await settle(interrupted, 'sending', (delivery) => toFailureFields(delivery, interruption, now(), false))
}

/**
 * Fails what waited the whole period and was not attempted: its server was down, sending was switched off, or a backup
 * was restored. Nobody expects such a message any more.
 */
export async function failOverdueDeliveries({ firestore, now }: Services): Promise<void> {
  await settle(queryDeliveries(firestore, 'waiting', now() - retryPeriodMs), 'waiting', ({ error }) => ({
    status: 'failed',
    dueAt: FieldValue.delete(),
    error: error || 'It could not be sent within 24 hours.',
  }))
}

/** Changes the deliveries of a query, each in a transaction of its own, unless its status has changed meanwhile. */
async function settle(
  query: Query,
  status: DeliveryStatus,
  toFields: (delivery: Delivery) => Readonly<Record<string, unknown>>,
): Promise<void> {
  const { docs } = await query.limit(maxSettledPerRun).get()
  const settleOne = async (document: DocumentReference) => {
    const settled = await query.firestore.runTransaction(async (transaction) => {
      const delivery = parseDeliveryDocument(await transaction.get(document))
      if (delivery?.status !== status) return null
      const outcome = toFields(delivery)
      transaction.update(document, { ...outcome, updatedAt: FieldValue.serverTimestamp() })
      return { delivery, outcome }
    })
    // Log after the commit: Firestore may run a transaction several times.
    if (settled) logFinalFailure(settled.delivery, settled.outcome)
  }
  await settleAll(docs.map(({ ref }) => settleOne(ref)))
}

/** The deliveries of a kind that are due and not overdue, the longest first. */
export function queryDue(firestore: Firestore, kind: DeliveryKind, now: number): Query {
  return queryDeliveries(firestore, 'waiting', now)
    .where('kind', '==', kind)
    .where('dueAt', '>', new Date(now - retryPeriodMs))
}

function queryDeliveries(firestore: Firestore, status: DeliveryStatus, now: number): Query {
  return firestore
    .collection(firestoreCollectionNames.deliveries)
    .where('status', '==', status)
    .where('dueAt', '<=', new Date(now))
    .orderBy('dueAt')
}
