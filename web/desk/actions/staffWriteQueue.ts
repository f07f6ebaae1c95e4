import { createChangeNotifier } from '../../browser/createChangeNotifier'
import { parseJson } from '../../browser/parseJson'
import type { SafeStorage } from '../../browser/safeStorage'
import type { StaffWriteOutcome } from '../../data/desk/writeStaffAction'
import { dayMs } from '../../domain/sent-items/lagosTime'
import { parseQueuedWrites, type QueuedWrite } from './queuedWrite'

/** The key in localStorage of the writes that wait for a connection. */
export const staffWriteQueueKey = 'deskWrites'

// After a day a claim or an answer would surprise everybody, so a write that waits longer is given up and reported.
const maxAgeMs = dayMs

type QueueOptions = {
  storage: SafeStorage
  /** Writes one entry to Firestore. It may run again for an entry whose response was lost. */
  perform: (entry: QueuedWrite) => Promise<StaffWriteOutcome>
  /** Runs a task in one tab at a time. */
  withLock: (task: () => Promise<void>) => Promise<void>
}

/**
 * Creates the queue of a staff member's writes. Each is stored before it is tried, so that neither a lost connection nor
 * a closed tab loses it; all tabs of the browser share the queue.
 */
export function createStaffWriteQueue({ storage, perform, withLock }: QueueOptions) {
  const { subscribe, notify } = createChangeNotifier()
  // Without storage, or when it is full, the queue is in memory alone.
  let isStored = storage.isReadable()
  const read = () => (isStored ? parseQueuedWrites(parseJson(storage.read(staffWriteQueueKey))) : null)
  let entries = read() ?? []

  const refresh = () => {
    entries = read() ?? entries
    notify()
  }
  const update = (change: (current: readonly QueuedWrite[]) => QueuedWrite[]) => {
    entries = change(read() ?? entries)
    isStored = storage.write(staffWriteQueueKey, JSON.stringify(entries))
    notify()
  }
  const remove = (id: string) => {
    update((current) => current.filter((entry) => entry.id !== id))
  }
  const markLost = (id: string, lostMessage: string) => {
    update((current) => current.map((entry) => (entry.id === id ? { ...entry, lostMessage } : entry)))
  }

  /** Writes one entry. Returns whether Firestore could be reached. */
  const write = async (entry: QueuedWrite): Promise<boolean> => {
    if (Date.now() - entry.madeAt > maxAgeMs) {
      markLost(entry.id, 'This waited for a connection for more than a day, so it was not written')
      return true
    }
    const outcome = await perform(entry)
    if (outcome.kind === 'written') remove(entry.id)
    if (outcome.kind === 'conflict') markLost(entry.id, outcome.message)
    if (outcome.kind === 'refused') markLost(entry.id, 'The database refused this')
    return outcome.kind !== 'unreachable'
  }
  const listWaiting = (staffUid: string) =>
    entries.filter(({ staff, lostMessage }) => staff.uid === staffUid && lostMessage === null)
  const writeWaiting = async (staffUid: string) => {
    refresh()
    for (const entry of listWaiting(staffUid)) if (!(await write(entry))) return
  }
  return {
    subscribe,
    getEntries: () => entries,
    refresh,
    hasWaiting: (staffUid: string) => listWaiting(staffUid).length > 0,
    /** Stores a write. Call `flush` to make it. */
    add: (entry: QueuedWrite) => {
      update((current) => [...current, entry])
    },
    /** Makes this staff member's waiting writes in their order, until one cannot reach Firestore. */
    flush: (staffUid: string) => withLock(() => writeWaiting(staffUid)),
    /** Removes a write that was lost, after its message was read, or one that shall no longer be made. */
    remove,
  }
}

export type StaffWriteQueue = ReturnType<typeof createStaffWriteQueue>
