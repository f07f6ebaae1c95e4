import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { simulatedSenderCounts, createSubmissionPlan } from './sendingPlan'
import { simulateSender } from './simulateSender'
import { createFakeTabOpener } from './createFakeTabOpener'
import type { SubmissionTrace } from './requestTrace'

/** The client's script, and the time of the first press. */
export type SimulatedSendersThreadData = { script: string; startAtMs: number }

// All senders run in a worker thread, which can be terminated whatever they wait for.

const { script, startAtMs } = workerData as SimulatedSendersThreadData
const openTab = createFakeTabOpener(script)
const senderRuns = Array.from({ length: simulatedSenderCounts.senders }, (_, sender) =>
  simulateSender(openTab, createSubmissionPlan(sender), startAtMs),
)
const senders: SubmissionTrace[][] = await Promise.all(senderRuns)
// Pending attempts, for example of a second tab, count as well.
await wait(3000)
parentPort?.postMessage(senders)
