import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { simulatedSenderCounts, createSubmissionPlan } from './sendingPlan'
import { simulateSender } from './simulateSender'
import { createFakeTabOpener } from './createFakeTabOpener'
import type { SubmissionTrace } from './requestTrace'

/** The script of the simulated clients, and the time at which the first client presses the send button. */
export type SimulatedSendersThreadData = { script: string; startAtMs: number }

// All senders run in one worker thread, because a thread can be terminated even while its senders wait.

const { script, startAtMs } = workerData as SimulatedSendersThreadData
const openTab = createFakeTabOpener(script)
const senderRuns = Array.from({ length: simulatedSenderCounts.senders }, (_, sender) =>
  simulateSender(openTab, createSubmissionPlan(sender), startAtMs),
)
const senders: SubmissionTrace[][] = await Promise.all(senderRuns)
// Wait until pending attempts, for example in a second tab, have finished, so that they are counted too.
await wait(3000)
parentPort?.postMessage(senders)
