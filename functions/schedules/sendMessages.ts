import { type DeliveryKind, mailKinds, pushKinds } from '../../domain/deliveries/delivery'
import { sendWaitingBusinessMail } from '../business-mail/announceToBusiness'
import { attemptTogether } from '../deliveries/attemptDelivery'
import { isBusinessMailKind } from '../deliveries/businessMailKinds'
import {
  attemptDueDeliveries,
  endInterruptedAttempts,
  failOverdueDeliveries,
  queryDue,
} from '../deliveries/dueDeliveries'
import { hasMailServerFailed } from '../deliveries/mailServer'
import { sendReminders } from '../reminders/sendReminders'
import type { Services } from '../services'
import { failIfAny, trySteps } from './trySteps'

const senderMailKinds = mailKinds.filter((kind) => !isBusinessMailKind(kind))

/**
 * Records reminders, then sends what is due. Each kind has a queue of its own, so that none waits for another. No attempt
 * begins after `until`, in milliseconds.
 */
export async function sendMessages(services: Services, until: number): Promise<void> {
  const failedRecords = await trySteps({
    reminders: () => sendReminders(services, services.now()),
    interruptedAttempts: () => endInterruptedAttempts(services),
    overdueDeliveries: () => failOverdueDeliveries(services),
  })
  const failedQueues = await trySteps({
    ...forEachKind(pushKinds, (kind) => attemptDueDeliveries(services, kind, until)),
    mails: () => sendDueMails(services, until),
  })
  failIfAny([...failedRecords, ...failedQueues])
}

async function sendDueMails(services: Services, until: number): Promise<void> {
  if (!(await tryMailServer(services))) return
  const failed = await trySteps(
    forEachKind(mailKinds, (kind) =>
      isBusinessMailKind(kind)
        ? sendWaitingBusinessMail(services, kind, until)
        : attemptDueDeliveries(services, kind, until),
    ),
  )
  failIfAny(failed)
}

/** After a failure of the mail server, tries it with one e-mail before all others. Returns whether they may go. */
async function tryMailServer(services: Services): Promise<boolean> {
  const { firestore, now } = services
  if (!(await hasMailServerFailed(firestore))) return true
  for (const kind of senderMailKinds) {
    const [first] = (await queryDue(firestore, kind, now()).limit(1).get()).docs
    if (first) return attemptTogether(services, [first.id])
  }
  // No e-mail to a sender is due, so the first e-mail to the business tries it: a run sends only one of each kind.
  return true
}

function forEachKind(kinds: readonly DeliveryKind[], run: (kind: DeliveryKind) => Promise<void>) {
  return Object.fromEntries(kinds.map((kind) => [kind, () => run(kind)]))
}
