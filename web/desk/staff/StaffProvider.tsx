import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { type Calendar, defaultCalendar } from '../../../domain/opening-hours/calendar'
import { isConnected } from '../../browser/isConnected'
import { createRetryLoop, type RetryLoop } from '../../browser/createRetryLoop'
import { listLocalStorageKeys, safeLocalStorage } from '../../browser/safeStorage'
import { withTabLock } from '../../browser/withTabLock'
import { useDeskServices, useStaff } from '../../data/desk/DeskServices'
import { LiveDataErrorBoundary } from '../../data/live/LiveDataErrorBoundary'
import type { StaffServices } from '../../data/desk/StaffServices'
import type { SentItemClaim } from '../../../domain/sent-items/staffReply'
import { createNewRows } from './newRows'
import { staffWriteQueueKey } from '../actions/queuedWriteStore'
import { useConnection } from './useConnection'
import { createStaffWriteQueue, type StaffWriteQueue } from '../actions/staffWriteQueue'
import { removeOldDrafts } from '../drafts/createDraftKeeper'
import { staffDraftPrefixes } from '../drafts/itemDraftKey'
import { SharedStateContext } from './SharedStateContext'

/** Provides what the screens of one staff member share. Give it a new key for another staff member. */
export function StaffProvider({ staff, children }: { staff: SentItemClaim; children: ReactNode }) {
  const { StaffServicesProvider } = useDeskServices()
  return (
    <StaffServicesProvider staff={staff}>
      <SharedStateProvider>{children}</SharedStateProvider>
    </StaffServicesProvider>
  )
}

function SharedStateProvider({ children }: { children: ReactNode }) {
  const services = useStaff()
  const [{ queue, retryLoop }] = useState(() => {
    const created = createQueue(services)
    return { queue: created, retryLoop: createQueueLoop(created, services.staff.uid) }
  })
  useWriteQueue(queue, retryLoop)
  const [newRows] = useState(createNewRows)
  const waitingCount = services.useWaitingCount()
  const connection = useConnection(services.useIsAnswered())
  const [calendar, setCalendar] = useState(defaultCalendar)
  const state = useMemo(
    () => ({ queue, retryLoop, newRows, waitingCount, connection, calendar }),
    [queue, retryLoop, newRows, waitingCount, connection, calendar],
  )
  return (
    <SharedStateContext value={state}>
      <LiveDataErrorBoundary renderFallback={() => null}>
        <CalendarObserver onChange={setCalendar} />
      </LiveDataErrorBoundary>
      {children}
    </SharedStateContext>
  )
}

/** Reports the published opening hours. A component of its own: without them, the desk goes on with the built ones. */
function CalendarObserver({ onChange }: { onChange: (calendar: Calendar) => void }) {
  const calendar = useStaff().shopSettings.useStored()?.settings.calendar
  useEffect(() => {
    if (calendar) onChange(calendar)
  }, [calendar, onChange])
  return null
}

/** Makes the waiting writes at the start and after a reconnect, and shows those of other tabs. */
function useWriteQueue(queue: StaffWriteQueue, retryLoop: RetryLoop): void {
  useEffect(() => {
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === staffWriteQueueKey) queue.refresh()
    }
    for (const prefix of staffDraftPrefixes) removeOldDrafts(safeLocalStorage, listLocalStorageKeys(prefix))
    retryLoop.start()
    void retryLoop.runNow()
    addEventListener('storage', handleStorage)
    return () => {
      retryLoop.stop()
      removeEventListener('storage', handleStorage)
    }
  }, [queue, retryLoop])
}

function createQueueLoop(queue: StaffWriteQueue, staffUid: string): RetryLoop {
  return createRetryLoop({
    attempt: async () => {
      await queue.flush(staffUid)
      return queue.hasWaiting(staffUid) ? 'failed' : 'done'
    },
    firstWaitMs: 5000,
    maxWaitMs: 60_000,
  })
}

function createQueue({ writeAction, writeNote, refreshCounts }: StaffServices) {
  return createStaffWriteQueue({
    storage: safeLocalStorage,
    perform: async ({ id, key, write }) => {
      // Firestore would try for ten seconds, and the queue would wait for it after the reconnect.
      if (!(await isConnected())) return { kind: 'unreachable' }
      if (write.type === 'note') return writeNote(key, { noteId: id, text: write.text })
      const outcome = await writeAction(key, { id, action: write })
      // The item may no longer wait.
      refreshCounts()
      return outcome
    },
    withLock: (task) => withTabLock(staffWriteQueueKey, task),
  })
}
