import { setTimeout as wait } from 'node:timers/promises'
import type { SubmissionClient } from './sendingClient'
import type { PlannedSubmission } from './sendingPlan'
import type { FakeTabOpener } from './createFakeTabOpener'
import type { SubmissionTrace } from './requestTrace'
import { FakeBrowser } from './fakeBrowser'

// A request counts as lost if it has not arrived within this time after the last press of the send button.
const timeoutMs = 150_000

/** Simulates one sender: presses the send button at the planned times and traces each request until it has arrived. */
export async function simulateSender(
  openTab: FakeTabOpener,
  plan: readonly PlannedSubmission[],
  startAtMs: number,
): Promise<SubmissionTrace[]> {
  const browser = new FakeBrowser()
  const tab = openTab(browser)
  const traces: SubmissionTrace[] = []
  const parallelSends: Promise<unknown>[] = []
  trackOutbox(tab, traces, parallelSends)
  for (const press of plan) {
    await wait(startAtMs + press.afterMs - Date.now())
    const trace = submitAndTrace(tab, press)
    traces.push(trace)
    if (press.extra === 'secondTab') openTab(browser).startSending()
    if (press.extra === 'sentInParallel') parallelSends.push(sendInParallel(tab, trace))
  }
  const deadline = Date.now() + timeoutMs
  while (traces.some(({ knownAt }) => knownAt === null) && Date.now() < deadline) await wait(250)
  await Promise.all(parallelSends)
  return traces
}

function submitAndTrace(
  { outbox, submitRequest }: SubmissionClient,
  { list, extra }: PlannedSubmission,
): SubmissionTrace {
  const isBehind = outbox.read().some(({ delivery }) => delivery.is === 'waiting')
  const fields = { name: 'Ada Bello', phone: '+234 800 000 0000', list, items: ['84:3', '12:2'] }
  const pressedAt = Date.now()
  const id = submitRequest(fields)
  if (extra === 'pressedTwice') submitRequest(fields)
  return { id, list, extra, pressedAt, knownAt: null, waits: 0, failures: 0, isBehind }
}

async function sendInParallel({ outbox, send }: SubmissionClient, { id }: SubmissionTrace): Promise<void> {
  const item = outbox.read().find(({ submission }) => submission.id === id)
  if (item) await send(item.submission)
}

/** Records in each request's trace when the tab showed the arrival, and counts waits and failures. */
function trackOutbox(
  { outbox, send }: SubmissionClient,
  traces: readonly SubmissionTrace[],
  parallelSends: Promise<unknown>[],
) {
  const lastActivities = new Map<string, unknown>()
  outbox.subscribe(() => {
    for (const trace of traces) {
      const activity = outbox.activities().get(trace.id)
      if (activity && lastActivities.get(trace.id) !== activity) countActivity(trace, activity.is)
      lastActivities.set(trace.id, activity)
      const item = outbox.read().find(({ submission }) => submission.id === trace.id)
      if (trace.knownAt !== null || item?.delivery.is !== 'sent') continue
      trace.knownAt = Date.now()
      if (trace.extra === 'sentAgain') parallelSends.push(send(item.submission))
    }
  })
}

function countActivity(trace: SubmissionTrace, is: string) {
  if (is === 'resting') trace.waits += 1
  if (is === 'stopped') trace.failures += 1
}
