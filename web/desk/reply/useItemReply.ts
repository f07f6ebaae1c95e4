import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Reply } from '../../../domain/conversation/reply'
import { type Quote, serializeQuote } from '../../../domain/quotes/quote'
import type { ReplyMethod } from '../../../domain/sent-items/replyMethod'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { useItemWrites } from '../actions/useItemWrites'
import { focusItemTitle } from '../item/ItemHeader'
import { findDraftedReply, keepUndoneReply } from './draftedReply'
import { listReplyChannels } from './replyChannels'
import { focusUndoNotice } from './UndoNotice'
import { type OpenReply, useReplyDrafts } from './useReplyDrafts'
import { useForgetDrafts, useSentReply } from './useSentReply'
import type { UndoneReply } from './useUndo'

export const toReplyButtonId = (reply: OpenReply) => `reply-by-${reply}`

/** The state of the reply forms of an item, and their actions. `replies` is null while loading. */
export function useItemReply(sentItem: SentItem, replies: readonly Reply[] | null, now: number) {
  const { submit, isWaiting } = useItemWrites(sentItem)
  const drafts = useReplyDrafts(sentItem)
  const channels = listReplyChannels(sentItem.sender)
  const isSending = isWaiting('answer', 'hold')
  const isNew = sentItem.status === 'new'
  const { sent, setSent, hasArrived } = useSentReply(drafts, replies)
  // A reply that was half written before a reload is open again.
  const [open, setOpen] = useState<OpenReply | null>(() =>
    isSending || sent !== null || sentItem.status === 'closed' ? null : findDraftedReply(drafts, channels),
  )
  // A further reply was begun with the answer before it in view; a first one is held back by that of a colleague.
  const [isFurther, setIsFurther] = useState(!isNew)
  const [isReplyingAgain, setIsReplyingAgain] = useState(open !== null)
  // The form to reopen with the undone text. It waits until the item no longer has the reply.
  const [reopening, setReopening] = useState<{ open: OpenReply; undone: UndoneReply } | null>(null)
  if (reopening && !isSending && isUndone(reopening.undone, isNew, replies)) {
    setReopening(null)
    setSent(null)
    setIsFurther(!isNew)
    setIsReplyingAgain(true)
    setOpen(reopening.open)
  }
  // The focus moves into what a person opens, but not into what was open from the start.
  const [wasOpened, setWasOpened] = useState(false)
  useForgetDrafts(sentItem, { drafts, replies, now, hasArrived, isOpen: open !== null })
  const close = () => setOpen(null)
  const noteSent = (replyId: string) => {
    if (open === null) return
    setSent({ from: open, replyId })
    setOpen(null)
    setIsReplyingAgain(false)
    focusUndoNotice()
  }
  /** Clears the drafts after a reply was sent. The draft of a discarded reply, which never arrived, stays. */
  const leaveSent = () => {
    if (hasArrived || isSending) drafts.forgetAll()
    setSent(null)
  }
  return {
    channels,
    open,
    wasOpened,
    isSending,
    isFurther,
    isReplyingAgain,
    drafts,
    showAgain: () => setIsReplyingAgain(!isReplyingAgain),
    openReply: (reply: OpenReply) => {
      if (sent) leaveSent()
      setWasOpened(true)
      if (open === null) setIsFurther(!isNew)
      setIsReplyingAgain(true)
      setOpen(reply)
      const isUnclaimed = isNew && sentItem.claimedBy === null && !isWaiting('claim')
      if (reply !== 'markAnswered' && isUnclaimed) submit({ type: 'claim' })
    },
    close,
    /** Closes the open reply and focuses its button, or the item's title if a colleague's claim has removed the button. */
    putAside: () => {
      const closed = open
      flushSync(close)
      const opener = closed && document.getElementById(toReplyButtonId(closed))
      if (opener) opener.focus()
      else focusItemTitle()
    },
    /** Stores the answer. Its draft is kept until the answer can no longer be undone. */
    send: (channel: ReplyMethod, text: string) =>
      noteSent(
        submit({ type: 'answer', channel, ...(text !== '' && { text }), ...(!isNew && { isFurther: true }) }),
      ),
    /** Stores a quote as the answer; `text` says that functions must not send it. */
    sendQuote: (channel: ReplyMethod, quote: Quote, text: string) =>
      noteSent(
        submit({
          ...{ type: 'answer', channel, quote: serializeQuote(quote) },
          ...(text !== '' && { text }),
          ...(!isNew && { isFurther: true }),
        }),
      ),
    /** Stores a promise of a later reply. */
    hold: (channel: ReplyMethod, text: string, promisedAt: number) =>
      noteSent(submit({ type: 'hold', channel, text, promisedAt })),
    /** Opens the reply again that was undone, with its text. */
    reopen: (undone: UndoneReply) => {
      const from = sent?.replyId === undone.replyId ? sent.from : null
      if (from !== 'markAnswered') keepUndoneReply(undone, drafts, channels)
      setWasOpened(true)
      setReopening({ open: from ?? findDraftedReply(drafts, channels) ?? 'markAnswered', undone })
    },
  }
}

export type ItemReplyState = ReturnType<typeof useItemReply>

/** Whether the undo of a reply shows: without its only answer the item waits, without another reply it stays as it is. */
function isUndone(undone: UndoneReply, isNew: boolean, replies: readonly Reply[] | null): boolean {
  return undone.isFurther ? !replies?.some(({ id }) => id === undone.replyId) : isNew
}
