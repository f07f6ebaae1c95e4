import type { Firestore } from 'firebase-admin/firestore'
import { forgetExpiredItems } from '../forgetting/forgetExpiredItems'
import { forgetMissingSearches } from '../forgetting/forgetMissingSearches'
import { forgetSendTimes } from '../forgetting/forgetSendTimes'

// One night deletes at most so many of each kind; the next goes on.
const maxItemsPerNight = 2000

/** What is done every night: it deletes what is kept longer than /privacy says. */
export async function runNightlyTasks(firestore: Firestore, now: number): Promise<void> {
  await forgetExpiredItems(firestore, new Date(now), { maxItems: maxItemsPerNight })
  await forgetSendTimes(firestore, new Date(now))
  await forgetMissingSearches(firestore, now)
}
