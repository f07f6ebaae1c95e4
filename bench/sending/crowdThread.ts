import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { crowdSize, createSendingPlan } from './sendingPlan'
import { simulateSender } from './simulateSender'
import { createTabOpener } from './createTabOpener'
import type { RequestTrace } from './requestTrace'

/** The client's script, and the time of the first press. */
export type CrowdThreadData = { script: string; startAtMs: number }

// All senders run in a worker thread, which can be terminated whatever they wait for.

const { script, startAtMs } = workerData as CrowdThreadData
const openTab = createTabOpener(script)
const senderRuns = Array.from({ length: crowdSize.senders }, (_, sender) =>
  simulateSender(openTab, createSendingPlan(sender), startAtMs),
)
const senders: RequestTrace[][] = await Promise.all(senderRuns)
// Pending attempts, for example of a second tab, count as well.
await wait(3000)
parentPort?.postMessage(senders)
