import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { crowd, planOf } from './plan'
import { playSender } from './sender'
import { tabsOf } from './tab'
import type { Trace } from './trace'

/** What the thread is given: the client's script, and when the first one presses. */
export type Given = { script: string; begin: number }

// A thread of its own for all senders: it can be ended, whatever they are waiting for.

const { script, begin } = workerData as Given
const openTab = tabsOf(script)
const playing = Array.from({ length: crowd.senders }, (_, sender) =>
  playSender(openTab, planOf(sender), begin),
)
const senders: Trace[][] = await Promise.all(playing)
// An attempt that is still under way, from a second tab perhaps, shall be counted, too.
await wait(3000)
parentPort?.postMessage(senders)
