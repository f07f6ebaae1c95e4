import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { root } from '../../seed/folders'
import type { Stopping } from '../stopping'
import type { Holdings } from './audit'
import { type Backend, startBackend } from './backend'
import { bundleClient } from './clientBundle'
import type { Given } from './crowd'
import { readHoldings } from './holdings'
import { pause } from './plan'
import type { Span, Trace } from './trace'

/** What was measured of the sending: what each sender's browser says, what the database holds, and when it was paused. */
export type Sent = { senders: Trace[][]; holdings: Holdings; outage: Span; firestore: string }

// Reading the script and opening two hundred tabs is over by then.
const openingMs = 5000

/** Has a crowd send through the client's own code to emulators of their own, which are paused in the middle. */
export async function measureSending(stopping: Stopping, say: (line: string) => void): Promise<Sent> {
  say('Starting Auth and Firestore …')
  const backend = await startBackend(stopping)
  const script = await bundleClient(backend.portOffset)
  say('200 senders send five requests each, half a minute apart; Firestore is paused in the middle …')
  const begin = Date.now() + openingMs
  const over = new AbortController()
  stopping.add(async () => {
    over.abort()
    await Promise.resolve()
  })
  const work = Promise.all([
    play({ script, begin }, stopping),
    pauseOnce(backend, { begin, say, signal: over.signal }),
  ])
  const [senders, outage] = await Promise.race([work, brokenOff(backend)])
  const holdings = await readHoldings(backend.firestorePort)
  return { senders, holdings, outage, firestore: backend.firestore }
}

async function brokenOff({ ended }: Backend): Promise<never> {
  await ended
  throw new Error('An emulator ended by itself, so nothing was measured. The log is in .local/stacks.')
}

async function play(given: Given, stopping: Stopping): Promise<Trace[][]> {
  const program = join(root, 'setup/run.mjs')
  const thread = new Worker(program, { argv: ['bench/sending/crowd.ts'], workerData: given })
  stopping.add(() => thread.terminate())
  const [senders] = (await once(thread, 'message')) as [Trace[][]]
  await thread.terminate()
  return senders
}

type Course = { begin: number; say: (line: string) => void; signal: AbortSignal }

async function pauseOnce(backend: Backend, { begin, say, signal }: Course): Promise<Span> {
  await wait(begin + pause.afterMs - Date.now(), undefined, { signal })
  say('Firestore is paused …')
  backend.pause()
  const from = Date.now()
  await wait(pause.forMs, undefined, { signal })
  const to = Date.now()
  backend.resume()
  say('Firestore goes on …')
  return { from, to }
}
