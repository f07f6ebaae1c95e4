import type { StaffWriteOutcome } from '../../../web/data/desk/writeStaffAction'
import type { QueuedWrite } from '../../../web/desk/actions/queuedWrite'
import { createStaffWriteQueue } from '../../../web/desk/actions/staffWriteQueue'
import { createMemoryStorage } from '../memoryStorage'

/** The time of the fake clock at which the writes of createQueuedWrite were made. */
export const writesMadeAtMs = Date.parse('2026-03-09T13:00+01:00')

export const written: StaffWriteOutcome = { kind: 'written' }
export const unreachable: StaffWriteOutcome = { kind: 'unreachable' }
export const refused: StaffWriteOutcome = { kind: 'refused' }
export const conflict: StaffWriteOutcome = { kind: 'conflict', message: 'Ada is already answering' }

/** Creates a claim by Sola with this number in its id, and some fields changed. */
export function createQueuedWrite(number: number, change: Partial<QueuedWrite> = {}): QueuedWrite {
  return {
    id: `WRITE${String(number).padStart(15, '0')}`,
    key: { kind: 'requests', id: 'ABC234efghijklmnopqr' },
    staff: { uid: 'sola', name: 'Sola' },
    write: { type: 'claim' },
    madeAt: writesMadeAtMs,
    lostMessage: null,
    ...change,
  }
}

/** Opens a queue whose writes have these outcomes, in this order; the last one repeats. */
export function openTestQueue(outcomes: StaffWriteOutcome[], storage = createMemoryStorage()) {
  const performed: string[] = []
  const perform = ({ id }: QueuedWrite) => {
    performed.push(id)
    return Promise.resolve(outcomes.length > 1 ? (outcomes.shift() ?? written) : (outcomes[0] ?? written))
  }
  const queue = createStaffWriteQueue({ storage, perform, withLock: (task) => task() })
  return { queue, storage, performed }
}
