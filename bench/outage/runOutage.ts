import type { DeliveryKind } from '../../domain/deliveries/delivery'
import { attemptDelivery } from '../../functions/deliveries/attemptDelivery'
import { claimPeriodMs } from '../../functions/attemptTimes'
import { isBusinessMailKind } from '../../functions/deliveries/businessMailKinds'
import { sendMessages } from '../../functions/schedules/sendMessages'
import type { Services } from '../../functions/services'
import type { MailSink } from '../../packages/local-mail-and-push/mail/startMailSink'
import { recordAnsweredRequest } from './outageItems'
import { mailMs, type OutageScenario } from './outageScenarios'
import type { SimulatedClock } from './simulatedClock'

/** What an outage runs on; `pace` is how long the mail server takes for an e-mail. */
export type OutageBackend = {
  services: Services
  clock: SimulatedClock
  sink: MailSink
  pace: { mailMs: number }
}

/** The deliveries that were recorded, by id, of how many items, and how long it took. */
export type OutageRun = {
  expected: ReadonlyMap<string, DeliveryKind>
  itemCount: number
  times: { drainedMs: number; longestRunMs: number }
}

const scheduleMs = 300_000
const outageRuns = (7 * 3_600_000) / scheduleMs
// 84 runs, three deliveries each: 10,080 in all.
const itemsPerRun = 40
// Two hours: what is not sent then never will be.
const maxRunsAfter = 24

/**
 * Records deliveries for seven hours in which the mail server fails, and runs the schedule every five minutes until
 * nothing waits. The server recovers just after a run has found it down, so that the wait for the next is the longest.
 */
export async function runOutage(backend: OutageBackend, scenario: OutageScenario): Promise<OutageRun> {
  const { clock } = backend
  const expected = new Map<string, DeliveryKind>()
  const runMs: number[] = []
  const startedAt = clock.now()
  breakServer(backend, scenario)
  for (let run = 0; run < outageRuns; run += 1) {
    clock.moveTo(startedAt + run * scheduleMs)
    const recorded = await recordItems(backend, run, scenario)
    for (const [id, kind] of recorded) expected.set(id, kind)
    runMs.push(await runSchedule(backend, startedAt + (run + 1) * scheduleMs))
  }
  mendServer(backend)
  const recoveredAt = clock.now()
  for (let run = outageRuns + 1; run <= outageRuns + maxRunsAfter && (await hasUnsent(backend)); run += 1)
    runMs.push(await runSchedule(backend, startedAt + run * scheduleMs))
  const times = { drainedMs: clock.now() - recoveredAt, longestRunMs: Math.max(...runMs) }
  return { expected, itemCount: outageRuns * itemsPerRun, times }
}

function breakServer({ sink, services, pace }: OutageBackend, { fault }: OutageScenario): void {
  if (fault === 'unreachable') services.smtpUrl = 'smtp://127.0.0.1:1'
  else if (fault) sink.setFault(fault)
  else pace.mailMs = mailMs.slow
}

function mendServer({ sink, services, pace }: OutageBackend): void {
  services.smtpUrl = `smtp://shop:password@127.0.0.1:${sink.smtpPort}`
  sink.setFault({ next: 0, stage: 'connect', code: 451 })
  pace.mailMs = mailMs.healthy
}

/** Records the e-mails of some requests and tries those to their senders, as functions do when the events come. */
async function recordItems(
  { services }: OutageBackend,
  run: number,
  { isTriedAtOnce }: OutageScenario,
): Promise<[string, DeliveryKind][]> {
  const indexes = Array.from({ length: itemsPerRun }, (_, index) => run * itemsPerRun + index)
  const recorded = await Promise.all(
    indexes.map((index) => recordAnsweredRequest(services.firestore, index, services.now())),
  )
  const deliveries = recorded.flatMap((kindsById) => [...kindsById])
  const toSenders = deliveries.filter(([, kind]) => isTriedAtOnce && !isBusinessMailKind(kind))
  await Promise.all(toSenders.map(([id]) => attemptDelivery(services, id)))
  return deliveries
}

/** Runs what a schedule sends, at a time or when the run before has ended. Returns how long it took. */
async function runSchedule({ services, clock }: OutageBackend, time: number): Promise<number> {
  clock.moveTo(time)
  const startedAt = clock.now()
  await sendMessages(services, startedAt + claimPeriodMs)
  return clock.now() - startedAt
}

async function hasUnsent({ services: { firestore } }: OutageBackend): Promise<boolean> {
  const unsent = firestore.collection('deliveries').where('status', 'in', ['waiting', 'sending'])
  return (await unsent.count().get()).data().count > 0
}
