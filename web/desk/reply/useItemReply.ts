import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { parseReplyDraft } from '../../../domain/replies/replyDraft'
import type { ReplyMethod } from '../../../domain/sent-items/replyMethod'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { useItemWrites } from '../actions/useItemWrites'
import { parseTextDraft, useItemDraft } from '../drafts/useItemDraft'
import { useStaff } from '../../data/desk/DeskServices'
import { findUndoable } from '../../../domain/sent-items/undo'
import { focusUndoNotice } from './UndoNotice'
import type { UndoneAnswer } from './useUndo'
import { focusItemTitle } from '../item/ItemHeader'
import { listReplyChannels } from './replyChannels'

/** What is open beneath an item's reply buttons: the composer of a channel, or the form for a reply made elsewhere. */
export type OpenReply = ReplyMethod | 'markAnswered'

export const toReplyButtonId = (reply: OpenReply) => `reply-by-${reply}`

export function useItemReply(sentItem: SentItem, now: number) {
  const { staff } = useStaff()
  const { submit, isWaiting } = useItemWrites(sentItem)
  const replyDraft = useItemDraft(sentItem, 'reply', parseReplyDraft)
  const spokenDraft = useItemDraft(sentItem, 'spoken', parseTextDraft)
  const channels = listReplyChannels(sentItem.sender)
  const isSending = isWaiting('answer')
  const isNew = sentItem.status === 'new'
  // A reply that was half written before a reload is open again.
  const [open, setOpen] = useState<OpenReply | null>(() => {
    return isNew && !isSending ? findDraftedReply() : null
  })
  const [sentFrom, setSentFrom] = useState<OpenReply | null>(null)
  // What opens again once the item shows that its answer was undone.
  const [reopening, setReopening] = useState<OpenReply | null>(null)
  if (reopening !== null && isNew && !isSending) {
    setReopening(null)
    setOpen(reopening)
  }
  // The focus moves into what a person opens, but not into what was open from the start.
  const [wasOpened, setWasOpened] = useState(false)
  // An undo shows the text again, so it is kept until then.
  const isSettled = !isNew && open === null && findUndoable(sentItem, staff.uid, now) === null
  useEffect(() => {
    if (!isSettled) return
    replyDraft.forget()
    spokenDraft.forget()
  }, [isSettled, replyDraft, spokenDraft])
  const close = () => setOpen(null)
  /** Closes the open reply and focuses its button, or the item's title if a colleague's claim has removed the button. */
  const putAside = () => {
    const closed = open
    flushSync(close)
    const opener = closed && document.getElementById(toReplyButtonId(closed))
    if (opener) opener.focus()
    else focusItemTitle()
  }
  return {
    channels,
    open,
    wasOpened,
    isSending,
    replyDraft,
    spokenDraft,
    openReply: (reply: OpenReply) => {
      setWasOpened(true)
      setOpen(reply)
      const isUnclaimed = isNew && sentItem.claimedBy === null && !isWaiting('claim')
      if (reply !== 'markAnswered' && isUnclaimed) submit({ type: 'claim' })
    },
    close,
    putAside,
    /** Stores the answer. Its draft is kept until the answer can no longer be undone. */
    send: (channel: ReplyMethod, text: string) => {
      submit({ type: 'answer', channel, ...(text !== '' && { text }) })
      setSentFrom(open)
      setOpen(null)
      focusUndoNotice()
    },
    /** Opens the reply again whose answer was undone, with its text. */
    reopen: (answer: UndoneAnswer) => {
      if (sentFrom !== 'markAnswered') keepUndoneText(answer)
      setWasOpened(true)
      setReopening(sentFrom ?? findDraftedReply() ?? 'markAnswered')
    },
  }

  function findDraftedReply(): OpenReply | null {
    const method = replyDraft.read()?.channel
    if (method && hasChannel(method)) return method
    return spokenDraft.read() === null ? null : 'markAnswered'
  }

  function hasChannel(method: ReplyMethod): boolean {
    return channels.some((channel) => channel.method === method)
  }

  /** Keeps the text of an answer, unless the device has the draft of it: another one may have sent it. */
  function keepUndoneText({ channel, text }: UndoneAnswer) {
    const draft = replyDraft.read()
    if (text === undefined || text === spokenDraft.read()) return
    if (draft?.channel === channel && [draft.text, draft.openedText].includes(text)) return
    if (hasChannel(channel)) replyDraft.keep({ ...(draft ?? emptyDraft), channel, text, isEdited: true })
    else spokenDraft.keep(text)
  }
}

const emptyDraft = { templateId: '', isOutdated: false, total: '', marks: [], openedText: null }

export type ItemReplyState = ReturnType<typeof useItemReply>
