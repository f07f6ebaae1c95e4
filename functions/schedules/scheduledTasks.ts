import { error as logError } from 'firebase-functions/logger'
import type { Firestore } from 'firebase-admin/firestore'
import { businessMailKinds } from '../deliveries/businessMailKinds'
import { sendWaitingBusinessMail } from '../business-mail/announceToBusiness'
import { reconcileSnapshot } from '../catalogue/reconcileSnapshot'
import { alertAboutFailures } from '../deliveries/alertAboutFailures'
import { attemptDueDeliveries, failInterruptedDeliveries } from '../deliveries/dueDeliveries'
import { continueDeletions } from '../forgetting/continueDeletions'
import { updateLateFigures } from '../figures/updateItemFigures'
import { removeOldUploads } from '../pictures/removeOldUploads'
import { sendReminders } from '../reminders/sendReminders'
import type { Services } from '../services'
import {
  forgetExpiredItems,
  forgetMissingSearches,
  forgetSendTimes,
  forgetStaffLog,
} from '../forgetting/forgetExpiredItems'

/**
 * What is done every five minutes. Each task has a limit for one run and finds what an earlier run left, so runs may be
 * missed, repeated, and interrupted.
 */
export async function runFrequentTasks(services: Services, now: number): Promise<void> {
  await sendReminders(services, now)
  await failInterruptedDeliveries(services.firestore, now)
  for (const kind of businessMailKinds) await sendWaitingBusinessMail(services, kind, now)
  await attemptDueDeliveries(services, now)
  await alertAboutFailures(services, now)
  await updateLateFigures(services.firestore, now)
  const { failedJobIds } = await continueDeletions(services.firestore, services.auth, new Date(now))
  if (failedJobIds.length > 0) logError('Deletions failed and go on at the next run', { failedJobIds })
  await reconcileSnapshot(services).catch((error: unknown) => {
    logError('The published catalogue was not compared with the build', {
      message: error instanceof Error ? error.message : '',
    })
  })
  await removeOldUploads(services, now)
}

// One night deletes at most so many of each kind; the next goes on.
const maxItemsPerNight = 2000

/** What is done every night: it deletes what is kept longer than /privacy says. */
export async function runNightlyTasks(firestore: Firestore, now: number): Promise<void> {
  await forgetExpiredItems(firestore, new Date(now), { maxItems: maxItemsPerNight })
  await forgetSendTimes(firestore, new Date(now))
  await forgetMissingSearches(firestore, now)
  await forgetStaffLog(firestore, now)
}
