import { error as logError } from 'firebase-functions/logger'
import { reconcileSnapshot } from '../catalogue/reconcileSnapshot'
import { claimPeriodMs } from '../attemptTimes'
import { alertAboutFailures } from '../deliveries/alertAboutFailures'
import { sendDigests } from '../digest/sendDigests'
import { continueDeletions } from '../forgetting/continueDeletions'
import { sweepItems, sweepItemsAgain } from '../events/sweepItems'
import { updateLateFigures } from '../figures/updateItemFigures'
import { removeOldUploads } from '../pictures/removeOldUploads'
import type { Services } from '../services'
import {
  forgetConfirmationTimes,
  forgetExpiredItems,
  forgetMissingSearches,
  forgetSendTimes,
  forgetStaffLog,
  forgetQuotas,
} from '../forgetting/forgetExpiredItems'
import { sendMessages } from './sendMessages'
import { failIfAny, trySteps } from './trySteps'

/**
 * What is done every five minutes. Each task has a limit for one run and finds what an earlier run left, so runs may be
 * missed, repeated, and interrupted.
 */
export async function runFrequentTasks(services: Services): Promise<void> {
  const { firestore, auth } = services
  const startedAt = services.now()
  const failed = await trySteps({
    messages: () => sendMessages(services, startedAt + claimPeriodMs),
    failureAlert: () => alertAboutFailures(services, startedAt),
    digests: () => sendDigests(services, startedAt),
    uncountedItems: () => sweepItems(services, startedAt),
    lateFigures: () => updateLateFigures(firestore, startedAt),
    deletions: async () => {
      const { failedJobIds } = await continueDeletions(firestore, auth, new Date(startedAt))
      if (failedJobIds.length > 0) logError('Deletions failed and go on at the next run', { failedJobIds })
    },
    snapshot: () =>
      reconcileSnapshot(services, startedAt).catch((error: unknown) => {
        logError('The published catalogue was not compared with the build', {
          message: error instanceof Error ? error.message : '',
        })
      }),
    oldUploads: () => removeOldUploads(services, startedAt),
  })
  failIfAny(failed)
}

// One night deletes at most so many of each kind; the next goes on.
const maxItemsPerNight = 2000

/** What is done every night: it deletes what is kept longer than /privacy says, and counts what no event has counted. */
export async function runNightlyTasks(services: Services): Promise<void> {
  const { firestore } = services
  const now = services.now()
  const failed = await trySteps({
    expiredItems: () => forgetExpiredItems(firestore, new Date(now), { maxItems: maxItemsPerNight }),
    sendTimes: () => forgetSendTimes(firestore, new Date(now)),
    confirmationTimes: () => forgetConfirmationTimes(firestore, new Date(now)),
    missingSearches: () => forgetMissingSearches(firestore, now),
    staffLog: () => forgetStaffLog(firestore, now),
    quotas: () => forgetQuotas(firestore, new Date(now)),
    uncountedItems: () => sweepItemsAgain(services, now),
  })
  failIfAny(failed)
}
