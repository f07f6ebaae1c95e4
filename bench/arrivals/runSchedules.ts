import type { Firestore } from 'firebase-admin/firestore'
import type { KilledInstances } from './killedInstances'

// The runs end before the first item is late, 45 minutes after its arrival.
const maxRuns = 18
const intervalMs = 120_000
const killEvery = 3
const killWithinMs = 1500

/**
 * Runs the schedule, each time as if two minutes had passed, until nothing waits to be sent; a third of the runs are
 * killed, and the next makes them good. Returns the number of runs.
 */
export async function runSchedules(firestore: Firestore, instances: KilledInstances): Promise<number> {
  // Half an hour after its arrival staff are reminded of an item, by a push message that looks like that of its arrival.
  await firestore.recursiveDelete(firestore.collection('reminders'))
  for (let run = 1; run <= maxRuns; run += 1) {
    await instances.run({ kind: 'schedule', now: Date.now() + run * intervalMs }, killEvery, killWithinMs)
    if (!(await hasUnsent(firestore))) return run
  }
  return maxRuns
}

async function hasUnsent(firestore: Firestore): Promise<boolean> {
  const unsent = firestore.collection('deliveries').where('status', 'in', ['waiting', 'sending'])
  return (await unsent.count().get()).data().count > 0
}
