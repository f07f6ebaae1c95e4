import { createChangeNotifier } from '../../browser/createChangeNotifier'
import type { SafeStorage } from '../../browser/safeStorage'
import type { StaffWriteOutcome } from '../../data/desk/writeStaffAction'
import { dayMs } from '../../../domain/site/lagosTime'
import { deskFrameMessages } from '../../../domain/messages/desk/frame'
import type { QueuedWrite } from './queuedWrite'
import { createQueuedWriteStore } from './queuedWriteStore'

// A claim or an answer that is written days later would confuse staff and senders, so an older write is only reported.
const maxAgeMs = dayMs

type QueueOptions = {
  storage: SafeStorage
  /** Writes one entry to Firestore. It may run again for an entry whose response was lost. */
  perform: (entry: QueuedWrite) => Promise<StaffWriteOutcome>
  withLock: (task: () => Promise<void>) => Promise<void>
}

/** What the queue holds, and how its last attempt went; a new object after each change. */
export type StaffWriteQueueState = {
  entries: readonly QueuedWrite[]
  isWriting: boolean
  /** Whether the last attempt could not reach Firestore. */
  isUnreachable: boolean
}

/** The queue of a staff member's writes, shared by all tabs. Each write is stored before it is tried. */
export function createStaffWriteQueue({ storage, perform, withLock }: QueueOptions) {
  const { subscribe, notify } = createChangeNotifier()
  const store = createQueuedWriteStore(storage)
  let state: StaffWriteQueueState = { entries: store.read(), isWriting: false, isUnreachable: false }

  const setState = (change: Partial<StaffWriteQueueState>) => {
    state = { ...state, ...change }
    notify()
  }
  const update = (change: Parameters<typeof store.update>[0]) => setState({ entries: store.update(change) })
  const remove = (id: string) => update((current) => current.filter((entry) => entry.id !== id))
  const markLost = (id: string, lostMessage: string) =>
    update((current) => current.map((entry) => (entry.id === id ? { ...entry, lostMessage } : entry)))

  /** Writes one entry. Returns whether Firestore could be reached. */
  const write = async (entry: QueuedWrite): Promise<boolean> => {
    const isTooOld = Date.now() - entry.madeAt > maxAgeMs
    const outcome: StaffWriteOutcome = isTooOld
      ? { kind: 'conflict', message: deskFrameMessages.expiredMessage }
      : await perform(entry)
    if (outcome.kind === 'written') remove(entry.id)
    if (outcome.kind === 'conflict') markLost(entry.id, outcome.message)
    if (outcome.kind === 'refused') markLost(entry.id, deskFrameMessages.refusedMessage)
    return outcome.kind !== 'unreachable'
  }
  const listWaiting = (staffUid: string) =>
    state.entries.filter(({ staff, lostMessage }) => staff.uid === staffUid && lostMessage === null)
  /** Makes the waiting writes. Returns whether Firestore could be reached. */
  const writeWaiting = async (staffUid: string): Promise<boolean> => {
    for (const { id } of listWaiting(staffUid)) {
      // The staff member may have removed it while another one was written.
      const entry = listWaiting(staffUid).find((waiting) => waiting.id === id)
      if (entry && !(await write(entry))) return false
    }
    return true
  }
  const refresh = () => setState({ entries: store.read() })
  const flush = async (staffUid: string) => {
    refresh()
    if (listWaiting(staffUid).length === 0) return
    setState({ isWriting: true })
    const isReached = await writeWaiting(staffUid)
    setState({ isWriting: false, isUnreachable: !isReached })
  }
  return {
    subscribe,
    getState: () => state,
    refresh,
    hasWaiting: (staffUid: string) => listWaiting(staffUid).length > 0,
    /** Stores a write. Call `flush` to make it. */
    add: (entry: QueuedWrite) => update((current) => [...current, entry]),
    /** Makes this staff member's waiting writes in their order, until one cannot reach Firestore. */
    flush: (staffUid: string) => withLock(() => flush(staffUid)),
    /** Removes a write that was lost, after its message was read, or one that shall no longer be made. */
    remove,
  }
}

export type StaffWriteQueue = ReturnType<typeof createStaffWriteQueue>
