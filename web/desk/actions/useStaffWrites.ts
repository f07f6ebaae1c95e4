import { useSharedState } from '../staff/SharedStateContext'
import { useSyncExternalStore } from 'react'
import type { SentItemKey } from '../../../domain/sent-items/sentItem'
import { createDocumentId } from '../../data/sending/createDocumentId'
import { useStaff } from '../../data/desk/DeskServices'
import type { QueuedWrite, StaffWrite } from './queuedWrite'

/** A write that is not in Firestore yet: it is being made, or it needs a connection first. */
export type WaitingWrite = QueuedWrite & { needsConnection: boolean }

export type StaffWrites = {
  waiting: WaitingWrite[]
  /** What was not written and will not be, with the reason. */
  lost: QueuedWrite[]
  isWriting: boolean
  /** Returns the id of the write, which is also that of the reply or the note. */
  submit: (key: SentItemKey, write: StaffWrite) => string
  retry: () => void
  remove: (id: string) => void
}

export function useStaffWrites(): StaffWrites {
  const { staff } = useStaff()
  const { queue, retryLoop } = useSharedState()
  const { entries, isUnreachable, isWriting } = useSyncExternalStore(queue.subscribe, queue.getState)
  const own = entries.filter((entry) => entry.staff.uid === staff.uid)
  return {
    waiting: own
      .filter(({ lostMessage }) => lostMessage === null)
      .map((entry) => ({ ...entry, needsConnection: isUnreachable })),
    lost: own.filter(({ lostMessage }) => lostMessage !== null),
    isWriting,
    submit: (key, write) => {
      const id = createDocumentId()
      queue.add({ id, key, staff, write, madeAt: Date.now(), lostMessage: null })
      void retryLoop.runNow()
      return id
    },
    retry: () => void retryLoop.runNow(),
    remove: queue.remove,
  }
}
