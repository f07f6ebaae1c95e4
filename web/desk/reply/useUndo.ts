import { useState } from 'react'
import { getWrittenText } from '../../../domain/conversation/describeReply'
import type { Reply, StaffReplyKind } from '../../../domain/conversation/reply'
import { isFurtherAnswer, toThread } from '../../../domain/conversation/thread'
import { findUndoable } from '../../../domain/conversation/undo'
import { deskReplyMessages } from '../../../domain/messages/desk/item'
import type { ReplyMethod } from '../../../domain/sent-items/replyMethod'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { useStaff } from '../../data/desk/DeskServices'
import type { StaffServices } from '../../data/desk/StaffServices'
import { useItemWrites } from '../actions/useItemWrites'
import { useStaffWrites, type WaitingWrite } from '../actions/useStaffWrites'
import { useServerTime } from '../useServerTime'

/** A reply that was taken back: its text is to be shown again. '' if nobody wrote it down. */
export type UndoneReply = {
  /** '' for an answer of an earlier release. */
  replyId: string
  kind: StaffReplyKind
  channel: ReplyMethod
  text: string
  /** Whether the item is still answered without this reply. */
  isFurther: boolean
}

type Options = {
  sentItem: SentItem
  /** Null while they are not known. */
  replies: readonly Reply[] | null
  /** May be some seconds old. */
  now: number
  /** Called before the item changes, and also if the server did not respond: it may have undone the reply. */
  onReplyUndone: (reply: UndoneReply) => void
}

/**
 * Finds the reply or the closing of an item that can be undone, and undoes it: one that still waits on this device, or one
 * that the server stored in the last ten seconds.
 */
export function useUndo({ sentItem, replies, now, onReplyUndone }: Options) {
  const { staff, undoAction, refreshCounts } = useStaff()
  const { remove } = useStaffWrites()
  const { waiting } = useItemWrites(sentItem)
  const [isUndoing, setIsUndoing] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const thread = toThread(sentItem, replies ?? [])
  const findAt = (time: number) => findUndoable(sentItem, thread, staff.uid, time)
  const time = useServerTime(findAt(now) === null ? 60_000 : 1000)
  const undoable = findAt(Math.max(now, time))
  const queued = waiting.find(({ write }) => ['answer', 'hold', 'close'].includes(write.type))
  const newest = thread.at(-1) ?? null
  const undoStored = async () => {
    if (undoable === null || isUndoing) return
    setIsUndoing(true)
    setProblem(null)
    const outcome = await undoAction(sentItem, undoable.what)
    setIsUndoing(false)
    setProblem(describeUndoProblem(outcome))
    const mayBeUndone = outcome.kind === 'answered' || outcome.kind === 'unreachable'
    const undone = newest && toUndoneReply(newest, sentItem, replies ?? [])
    if (mayBeUndone && undoable.what === 'answer' && undone) onReplyUndone(undone)
    refreshCounts()
  }
  const undoQueued = (write: WaitingWrite) => {
    remove(write.id)
    const undone = toUndoneWrite(write, sentItem)
    if (undone) onReplyUndone(undone)
  }
  return {
    queued,
    undoable: queued ? null : undoable,
    /** The reply that can be undone. */
    newest,
    secondsLeft: undoable === null ? 0 : Math.min(10, Math.ceil((undoable.until - time) / 1000)),
    isUndoing,
    problem,
    undo: () => (queued ? undoQueued(queued) : void undoStored()),
  }
}

function toUndoneReply(reply: Reply, item: SentItem, replies: readonly Reply[]): UndoneReply | null {
  if (reply.from !== 'staff') return null
  const { id, kind, channel } = reply
  const isFurther = kind === 'holding' || isFurtherAnswer(item, replies, reply)
  return { replyId: id, kind, channel, text: getWrittenText(reply), isFurther }
}

function toUndoneWrite({ id, write }: WaitingWrite, { status }: SentItem): UndoneReply | null {
  if (write.type !== 'answer' && write.type !== 'hold') return null
  const kind = write.type === 'hold' ? 'holding' : write.quote ? 'quote' : 'answer'
  return { replyId: id, kind, channel: write.channel, text: write.text ?? '', isFurther: status !== 'new' }
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
    case 'accepted':
      return deskReplyMessages.acceptedMeanwhile
    case 'tooLate':
      return deskReplyMessages.tooLateToUndo
    case 'notStaff':
      return deskReplyMessages.undoDenied
    default:
      return deskReplyMessages.undoFailed
  }
}
