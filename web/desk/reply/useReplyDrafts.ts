import { useMemo } from 'react'
import { parseHoldDraft } from '../../../domain/replies/holdDraft'
import { parseQuoteDraft } from '../../../domain/quotes/quoteDraft'
import { parseReplyDraft } from '../../../domain/replies/replyDraft'
import { isReplyMethod, type ReplyMethod } from '../../../domain/sent-items/replyMethod'
import type { SentItemKey } from '../../../domain/sent-items/sentItem'
import { toRecordOrEmpty } from '../../../domain/validation/fieldSchema'
import { parseTextDraft, useItemDraft } from '../drafts/useItemDraft'

/** What is open beneath an item's reply buttons: the composer of a channel, or the form for a reply made elsewhere. */
export type OpenReply = ReplyMethod | 'markAnswered' | 'quote'

/** The reply that was sent last, and what it was written in. Its draft is kept for as long as it can be undone. */
export type SentReply = { from: OpenReply; replyId: string }

/** What the device keeps of the replies to an item. */
export function useReplyDrafts(itemKey: SentItemKey) {
  const reply = useItemDraft(itemKey, 'reply', parseReplyDraft)
  const spoken = useItemDraft(itemKey, 'spoken', parseTextDraft)
  const hold = useItemDraft(itemKey, 'hold', parseHoldDraft)
  const quote = useItemDraft(itemKey, 'quote', parseQuoteDraft)
  const sent = useItemDraft(itemKey, 'sent', parseSentReply)
  return useMemo(
    () => ({
      reply,
      spoken,
      hold,
      quote,
      sent,
      forgetAll: () => {
        for (const draft of [reply, spoken, hold, quote, sent]) draft.forget()
      },
    }),
    [reply, spoken, hold, quote, sent],
  )
}

export type ReplyDrafts = ReturnType<typeof useReplyDrafts>

function parseSentReply(stored: unknown): SentReply | null {
  const { from, replyId } = toRecordOrEmpty(stored)
  const isKnown = isReplyMethod(from) || from === 'markAnswered' || from === 'quote'
  return isKnown && typeof replyId === 'string' ? { from, replyId } : null
}
