import { useEffect, useState } from 'react'
import type { Reply } from '../../../domain/conversation/reply'
import { toThread } from '../../../domain/conversation/thread'
import { findUndoable } from '../../../domain/conversation/undo'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { useStaff } from '../../data/desk/DeskServices'
import type { ReplyDrafts, SentReply } from './useReplyDrafts'

type Options = {
  drafts: ReplyDrafts
  /** Null while they are not known. */
  replies: readonly Reply[] | null
  now: number
}

/** The reply that was sent last, also before a reload, and whether the conversation has it. */
export function useSentReply(drafts: ReplyDrafts, replies: Options['replies']) {
  const [sent, setSent] = useState<SentReply | null>(() => drafts.sent.read())
  useEffect(() => {
    if (sent) drafts.sent.keep(sent)
    else drafts.sent.forget()
    drafts.sent.flush()
  }, [sent, drafts])
  const hasArrived = sent !== null && replies?.some(({ id }) => id === sent.replyId) === true
  return { sent, setSent, hasArrived }
}

/** Forgets the drafts once the reply has arrived or the item is closed. An undo shows the text again, so they stay until then. */
export function useForgetDrafts(
  sentItem: SentItem,
  { drafts, replies, now, hasArrived, isOpen }: Options & { hasArrived: boolean; isOpen: boolean },
): void {
  const { staff } = useStaff()
  const isUndoable = findUndoable(sentItem, toThread(sentItem, replies ?? []), staff.uid, now) !== null
  const isSettled = !isOpen && !isUndoable && (hasArrived || sentItem.status === 'closed')
  useEffect(() => {
    if (isSettled) drafts.forgetAll()
  }, [isSettled, drafts])
}
