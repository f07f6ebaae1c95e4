import { useEffect, useState } from 'react'
import { parseReplyDraft } from '../../../domain/replies/replyDraft'
import type { ReplyMethod } from '../../../domain/sent-items/replyMethod'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { useItemWrites } from '../actions/useItemWrites'
import { parseTextDraft, useItemDraft } from '../drafts/useItemDraft'
import { focusItemTitle } from '../item/ItemHeader'
import { listReplyChannels } from './replyChannels'

/** What is open beneath an item's reply buttons: the composer of a channel, or the form for a reply made elsewhere. */
export type OpenReply = ReplyMethod | 'markAnswered'

export function useItemReply(sentItem: SentItem) {
  const { submit, isWaiting } = useItemWrites(sentItem)
  const replyDraft = useItemDraft(sentItem, 'reply', parseReplyDraft)
  const spokenDraft = useItemDraft(sentItem, 'spoken', parseTextDraft)
  const channels = listReplyChannels(sentItem.sender)
  const isSending = isWaiting('answer')
  const isNew = sentItem.status === 'new'
  // A reply that was half written before a reload is open again.
  const [open, setOpen] = useState<OpenReply | null>(() => {
    if (!isNew || isSending) return null
    const method = replyDraft.read()?.channel
    if (channels.some((channel) => channel.method === method)) return method ?? null
    return spokenDraft.read() === null ? null : 'markAnswered'
  })
  // The focus moves into what a person opens, but not into what was open from the start.
  const [wasOpened, setWasOpened] = useState(false)
  const isSettled = !isNew && open === null
  useEffect(() => {
    if (!isSettled) return
    replyDraft.forget()
    spokenDraft.forget()
  }, [isSettled, replyDraft, spokenDraft])
  const putAside = () => {
    setOpen(null)
    focusItemTitle()
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
    putAside,
    /** Stores the answer. Its draft ends when the item is answered, for the write may still be dropped. */
    send: (channel: ReplyMethod, text: string) => {
      submit({ type: 'answer', channel, ...(text !== '' && { text }) })
      putAside()
    },
  }
}

export type ItemReplyState = ReturnType<typeof useItemReply>
