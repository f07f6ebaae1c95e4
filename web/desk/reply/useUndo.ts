import { useState } from 'react'
import { deskReplyMessages } from '../../../domain/messages/desk/item'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import type { StaffReply } from '../../../domain/sent-items/staffReply'
import { findUndoable } from '../../../domain/sent-items/undo'
import { useStaff } from '../../data/desk/DeskServices'
import type { StaffServices } from '../../data/desk/StaffServices'
import { useItemWrites } from '../actions/useItemWrites'
import { useStaffWrites } from '../actions/useStaffWrites'
import { useServerTime } from '../useServerTime'

/** An answer that was taken back: its text is to be shown again. */
export type UndoneAnswer = Pick<StaffReply, 'channel' | 'text'>

/**
 * What can be undone of an item: an answer or a closing that waits on the device, or one that the server has just
 * stored. `now` may be some seconds old. `onAnswerUndone` is called before the item shows it, also when the server gave
 * no answer, because it may have undone it.
 */
export function useUndo(sentItem: SentItem, now: number, onAnswerUndone: (answer: UndoneAnswer) => void) {
  const { staff, undoAction, refreshCounts } = useStaff()
  const { remove } = useStaffWrites()
  const { waiting } = useItemWrites(sentItem)
  const [isUndoing, setIsUndoing] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const mayBeUndoable = findUndoable(sentItem, staff.uid, now) !== null
  const time = useServerTime(mayBeUndoable ? 1000 : 60_000)
  const undoable = findUndoable(sentItem, staff.uid, Math.max(now, time))
  const queued = waiting.find(({ write }) => write.type === 'answer' || write.type === 'close')
  const undoStored = async () => {
    if (undoable === null || isUndoing) return
    setIsUndoing(true)
    setProblem(null)
    const outcome = await undoAction(sentItem, undoable.what)
    setIsUndoing(false)
    setProblem(describeUndoProblem(outcome))
    const mayBeUndone = outcome.kind === 'answered' || outcome.kind === 'unreachable'
    if (mayBeUndone && undoable.what === 'answer' && sentItem.answer) onAnswerUndone(sentItem.answer)
    refreshCounts()
  }
  const undoQueued = ({ id, write }: NonNullable<typeof queued>) => {
    remove(id)
    if (write.type === 'answer') onAnswerUndone(write)
  }
  return {
    queued,
    undoable: queued ? null : undoable,
    secondsLeft: undoable === null ? 0 : Math.min(10, Math.ceil((undoable.until - time) / 1000)),
    isUndoing,
    problem,
    undo: () => (queued ? undoQueued(queued) : void undoStored()),
  }
}

function describeUndoProblem(outcome: Awaited<ReturnType<StaffServices['undoAction']>>): string | null {
  if (outcome.kind === 'answered') return null
  if (outcome.kind === 'unreachable') return deskReplyMessages.undoUnreachable
  switch (outcome.kind === 'refused' ? outcome.reason : '') {
    case 'alreadySent':
      return deskReplyMessages.alreadyGone
    case 'closed':
      return deskReplyMessages.closedMeanwhile
    case 'othersAnswer':
      return deskReplyMessages.othersAnswer
    case 'notStaff':
      return deskReplyMessages.undoDenied
    default:
      return deskReplyMessages.undoFailed
  }
}
