import { setTimeout as wait } from 'node:timers/promises'
import type { Firestore } from 'firebase-admin/firestore'
import { mapWithConcurrency } from '../../seed/mapWithConcurrency'
import type { SeededRandom } from '../faults/seededRandom'
import type { PlannedEvent } from './arrivalPlan'
import { ArrivingItems } from './arrivingItems'
import type { KilledInstances } from './killedInstances'

const parallelEvents = 20
// Firestore keeps the locks of a killed transaction for up to a minute, in which the figures of that day wait.
const killEvery = 200
const killWithinMs = 300
const faultEvery = 150
// Longer in all than the locks of a killed transaction are kept.
const maxTries = 100
const pauseMs = 1000

/** Makes the mail server fail the next messages. */
export type MailFaultSetter = (stage: 'connect' | 'rcpt' | 'data' | 'drop') => Promise<void>

/**
 * Delivers the events, each again and again until the functions have handled it, as Cloud Functions does. Meanwhile
 * instances are killed, and the mail server fails now and then. Returns the items as they were written.
 */
export async function deliverEvents(
  events: readonly PlannedEvent[],
  firestore: Firestore,
  instances: KilledInstances,
  random: SeededRandom,
  setMailFault: MailFaultSetter,
): Promise<ArrivingItems> {
  const items = new ArrivingItems(firestore)
  await mapWithConcurrency([...events.entries()], parallelEvents, async ([index, { item, version }]) => {
    if (index % faultEvery === 0) await setMailFault(random.pick(['connect', 'rcpt', 'data', 'drop']))
    const versions = await items.write(item, version)
    const task = {
      kind: 'event',
      key: item.key,
      before: versions[version - 1],
      after: versions[version],
    } as const
    for (let tries = 1; ; tries++) {
      const outcome = await instances.run(task, killEvery, killWithinMs)
      if (outcome.kind === 'done') return
      if (tries === maxTries) throw new Error(`An event failed ${tries} times: ${JSON.stringify(outcome)}`)
      await wait(pauseMs)
    }
  })
  return items
}
