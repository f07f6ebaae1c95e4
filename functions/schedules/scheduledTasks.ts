import { error as logError } from 'firebase-functions/logger'
import type { Firestore } from 'firebase-admin/firestore'
import { businessMailKinds } from '../deliveries/businessMailKinds'
import { sendWaitingBusinessMail } from '../business-mail/announceToBusiness'
import { reconcileSnapshot } from '../catalogue/reconcileSnapshot'
import { attemptDueDeliveries, failInterruptedDeliveries } from '../deliveries/dueDeliveries'
import { continueDeletions } from '../forgetting/continueDeletions'
import { updateLateFigures } from '../figures/updateItemFigures'
import { removeOldUploads } from '../pictures/removeOldUploads'
import { forgetUses } from '../limits/useLimits'
import { sendReminders } from '../reminders/sendReminders'
import { isRestoring } from '../restoreMark'
import type { Services } from '../services'
import { forgetExpiredItems, forgetSendTimes, forgetMissingSearches } from '../forgetting/forgetExpiredItems'

/**
 * What is done every five minutes. Each task has a limit for one run and finds what an earlier run left, so runs may be
 * missed, repeated, and interrupted.
 */
export async function runFrequentTasks(services: Services, now: number): Promise<void> {
  if (await mustWait(services.firestore)) return
  await sendReminders(services, now)
  await failInterruptedDeliveries(services.firestore, now)
  for (const kind of businessMailKinds) await sendWaitingBusinessMail(services, kind, now)
  await attemptDueDeliveries(services, now)
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
  if (await mustWait(firestore)) return
  await forgetExpiredItems(firestore, new Date(now), { maxItems: maxItemsPerNight })
  await forgetSendTimes(firestore, new Date(now))
  await forgetMissingSearches(firestore, now)
  await forgetUses(firestore, now)
}

/** Whether a restore is not complete: what is not there yet would be taken for deleted. */
async function mustWait(firestore: Firestore): Promise<boolean> {
  const isWaiting = await isRestoring(firestore)
  if (isWaiting) logError('A restore is not complete, so schedules wait: run npm run restore again')
  return isWaiting
}
