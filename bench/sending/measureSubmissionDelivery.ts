import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { projectRoot } from '../../seed/projectFolders'
import type { CleanupStack } from '../../packages/emulators-without-java/process/cleanupStack'
import type { DatabaseSnapshot } from './countSubmissionOutcomes'
import { type EmulatorBackend, startBackend } from './startBackend'
import { bundleClient } from './bundleClient'
import type { SimulatedSendersThreadData } from './crowdThread'
import { readDatabaseSnapshot } from './readDatabaseSnapshot'
import { firestorePauseTiming } from './sendingPlan'
import type { TimeSpan, SubmissionTrace } from './requestTrace'

/** The requests as each sender's browser saw them, the content of the database, and when the database was paused. */
export type SubmissionDeliveryResult = {
  senders: SubmissionTrace[][]
  snapshot: DatabaseSnapshot
  outage: TimeSpan
  firestore: string
}

// The time that the benchmark needs to compile the client script and open 200 simulated tabs, in milliseconds.
const setupMs = 5000

/** Simulates many senders that run the site's code against separate emulators, while Firestore is paused once. */
export async function measureSubmissionDelivery(
  cleanups: CleanupStack,
  log: (line: string) => void,
): Promise<SubmissionDeliveryResult> {
  log('Starting Auth and Firestore …')
  const backend = await startBackend(cleanups)
  const script = await bundleClient(backend.portOffset)
  log('200 senders send five requests each, half a minute apart; Firestore is paused in the middle …')
  const startAtMs = Date.now() + setupMs
  const abortController = new AbortController()
  cleanups.add(async () => {
    abortController.abort()
    await Promise.resolve()
  })
  const work = Promise.all([
    runCrowdThread({ script, startAtMs }, cleanups),
    pauseFirestore(backend, { startAtMs, log, signal: abortController.signal }),
  ])
  const [senders, outage] = await Promise.race([work, rejectOnExit(backend)])
  const snapshot = await readDatabaseSnapshot(backend.firestorePort)
  return { senders, snapshot, outage, firestore: backend.firestore }
}

async function rejectOnExit({ exited }: EmulatorBackend): Promise<never> {
  await exited
  throw new Error('An emulator ended by itself, so nothing was measured. The log is in .local/stacks.')
}

async function runCrowdThread(
  threadData: SimulatedSendersThreadData,
  cleanups: CleanupStack,
): Promise<SubmissionTrace[][]> {
  const program = join(projectRoot, 'setup/run.mjs')
  const thread = new Worker(program, { argv: ['bench/sending/crowdThread.ts'], workerData: threadData })
  cleanups.add(() => thread.terminate())
  const [senders] = (await once(thread, 'message')) as [SubmissionTrace[][]]
  await thread.terminate()
  return senders
}

type PauseOptions = { startAtMs: number; log: (line: string) => void; signal: AbortSignal }

async function pauseFirestore(
  backend: EmulatorBackend,
  { startAtMs, log, signal }: PauseOptions,
): Promise<TimeSpan> {
  await wait(startAtMs + firestorePauseTiming.afterMs - Date.now(), undefined, { signal })
  log('Firestore is paused …')
  backend.pause()
  const from = Date.now()
  await wait(firestorePauseTiming.durationMs, undefined, { signal })
  const to = Date.now()
  backend.resume()
  log('Firestore goes on …')
  return { from, to }
}
