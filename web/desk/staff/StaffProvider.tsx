import { type ReactNode, useEffect, useState } from 'react'
import { createRetryLoop, type RetryLoop } from '../../browser/createRetryLoop'
import { listLocalStorageKeys, safeLocalStorage } from '../../browser/safeStorage'
import { withTabLock } from '../../browser/withTabLock'
import { fetchSearchablePage } from '../../data/desk/fetchSearchableItems'
import { createSearchIndex } from '../../data/desk/searchIndex'
import { type StaffDatabase, useStaffDatabase } from '../../data/desk/useStaffDatabase'
import { refreshWaitingCount } from '../../data/desk/useWaitingCount'
import type { SentItemClaim } from '../../../domain/sent-items/staffReply'
import { staffWriteQueueKey } from '../actions/queuedWriteStore'
import { createStaffWriteQueue, type StaffWriteQueue } from '../actions/staffWriteQueue'
import { removeOldDrafts } from '../drafts/createDraftKeeper'
import { itemDraftPrefix } from '../drafts/itemDraftKey'
import { productDraftPrefix } from '../drafts/productDraftKey'
import { StaffContext } from './StaffContext'

/** Provides what the screens of one staff member share. Give it a new key for another staff member. */
export function StaffProvider({ staff, children }: { staff: SentItemClaim; children: ReactNode }) {
  const database = useStaffDatabase(staff)
  const [shared] = useState(() => {
    const queue = createQueue(database)
    const searchIndex = createSearchIndex(fetchSearchablePage)
    return { queue, retryLoop: createQueueLoop(queue, staff.uid), searchIndex }
  })
  useWriteQueue(shared)
  return <StaffContext value={{ staff, database, ...shared }}>{children}</StaffContext>
}

/** Makes the waiting writes at the start and after a reconnect, and shows those of other tabs. */
function useWriteQueue({ queue, retryLoop }: { queue: StaffWriteQueue; retryLoop: RetryLoop }): void {
  useEffect(() => {
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === staffWriteQueueKey) queue.refresh()
    }
    for (const prefix of [itemDraftPrefix, productDraftPrefix])
      removeOldDrafts(safeLocalStorage, listLocalStorageKeys(prefix))
    retryLoop.start()
    void retryLoop.runNow()
    addEventListener('storage', handleStorage)
    return () => {
      retryLoop.stop()
      removeEventListener('storage', handleStorage)
    }
  }, [queue, retryLoop])
}

/** Creates the loop that makes a staff member's waiting writes until none waits. */
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

function createQueue({ writeAction, writeNote }: StaffDatabase) {
  return createStaffWriteQueue({
    storage: safeLocalStorage,
    perform: async ({ id, key, write }) => {
      // Firestore would try for ten seconds, and the queue would wait for it after the reconnect.
      if (!navigator.onLine) return { kind: 'unreachable' }
      if (write.type === 'note') return writeNote(key, { noteId: id, text: write.text })
      const outcome = await writeAction(key, write)
      // The item may no longer wait.
      refreshWaitingCount()
      return outcome
    },
    withLock: (task) => withTabLock(staffWriteQueueKey, task),
  })
}
