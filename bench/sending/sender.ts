import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from './client'
import type { Press } from './plan'
import type { OpenTab } from './tab'
import type { Trace } from './trace'
import { VisitorBrowser } from './visitorBrowser'

// What is not there so long after the last press is lost.
const patienceMs = 150_000

/** Plays one sender: presses by plan, and writes down what their tab says of each request until all are there. */
export async function playSender(openTab: OpenTab, plan: readonly Press[], begin: number): Promise<Trace[]> {
  const browser = new VisitorBrowser()
  const tab = openTab(browser)
  const traces: Trace[] = []
  const besides: Promise<unknown>[] = []
  follow(tab, traces, besides)
  for (const press of plan) {
    await wait(begin + press.afterMs - Date.now())
    const trace = pressNow(tab, press)
    traces.push(trace)
    if (press.extra === 'secondTab') openTab(browser).startSending()
    if (press.extra === 'sentBeside') besides.push(sendBeside(tab, trace))
  }
  const lostAt = Date.now() + patienceMs
  while (traces.some(({ knownAt }) => knownAt === null) && Date.now() < lostAt) await wait(250)
  await Promise.all(besides)
  return traces
}

function pressNow({ outbox, press }: Client, { list, extra }: Press): Trace {
  const isBehind = outbox.read().some(({ standing }) => standing.is === 'waiting')
  const fields = { name: 'Ada Bello', phone: '+234 800 000 0000', list, items: ['84:3', '12:2'] }
  const pressedAt = Date.now()
  const id = press(fields)
  if (extra === 'pressedTwice') press(fields)
  return { id, list, extra, pressedAt, knownAt: null, waits: 0, failures: 0, isBehind }
}

async function sendBeside({ outbox, send }: Client, { id }: Trace): Promise<void> {
  const item = outbox.read().find(({ outgoing }) => outgoing.id === id)
  if (item) await send(item.outgoing)
}

/** Writes down what the tab tells its visitor. */
function follow({ outbox, send }: Client, traces: readonly Trace[], besides: Promise<unknown>[]) {
  const seen = new Map<string, unknown>()
  outbox.subscribe(() => {
    for (const trace of traces) {
      const activity = outbox.activities().get(trace.id)
      if (activity && seen.get(trace.id) !== activity) noteActivity(trace, activity.is)
      seen.set(trace.id, activity)
      const item = outbox.read().find(({ outgoing }) => outgoing.id === trace.id)
      if (trace.knownAt !== null || item?.standing.is !== 'sent') continue
      trace.knownAt = Date.now()
      if (trace.extra === 'sentAgain') besides.push(send(item.outgoing))
    }
  })
}

function noteActivity(trace: Trace, is: string) {
  if (is === 'resting') trace.waits += 1
  if (is === 'stopped') trace.failures += 1
}
