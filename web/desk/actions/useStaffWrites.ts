import { useSyncExternalStore } from 'react'
import type { SentItemKey } from '../../domain/sent-items/sentItem'
import { submissionIdLength, toSubmissionId } from '../../domain/sent-items/submissionId'
import { useStaff } from '../staff/StaffContext'
import type { QueuedWrite, StaffWrite } from './queuedWrite'

/** The writes of the signed-in staff member that are not in Firestore yet, and functions that change them. */
export type StaffWrites = {
  /** What is being written now, or waits for a connection. */
  waiting: QueuedWrite[]
  /** What was not written and will not be, with the reason. */
  lost: QueuedWrite[]
  submit: (key: SentItemKey, write: StaffWrite) => void
  /** Makes the waiting writes now. */
  retry: () => void
  /** Removes a write: a lost one whose reason was read, or a waiting one that shall not be made. */
  remove: (id: string) => void
}

/** Returns the staff member's writes, updated live. */
export function useStaffWrites(): StaffWrites {
  const { staff, queue, retryLoop } = useStaff()
  const entries = useSyncExternalStore(queue.subscribe, queue.getEntries).filter(
    (entry) => entry.staff.uid === staff.uid,
  )
  const submit = (key: SentItemKey, write: StaffWrite) => {
    queue.add({ id: createId(), key, staff, write, madeAt: Date.now(), lostMessage: null })
    retryLoop.runNow()
  }
  return {
    waiting: entries.filter(({ lostMessage }) => lostMessage === null),
    lost: entries.filter(({ lostMessage }) => lostMessage !== null),
    submit,
    retry: retryLoop.runNow,
    remove: queue.remove,
  }
}

function createId(): string {
  return toSubmissionId(crypto.getRandomValues(new Uint32Array(submissionIdLength)))
}
