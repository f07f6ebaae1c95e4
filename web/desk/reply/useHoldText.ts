import { useState } from 'react'
import { formatHoldText } from '../../../domain/conversation/replyTimes'
import type { HoldDraft } from '../../../domain/replies/holdDraft'
import type { ReplyMethod } from '../../../domain/sent-items/replyMethod'
import type { DraftKeeper } from '../drafts/createDraftKeeper'

/** The text of a holding reply: it follows the chosen time until somebody edits it. The device keeps every change. */
export function useHoldText(keeper: DraftKeeper<HoldDraft>, channel: ReplyMethod, now: number) {
  const [kept] = useState(() => keeper.read())
  const [draft, setDraft] = useState(() => ({ ...emptyDraft, ...kept, channel }))
  const { choice, promisedAt, editedText, openedText } = draft
  const filledText = promisedAt === null ? '' : formatHoldText(promisedAt, now)
  const change = (fields: Partial<HoldDraft>) => {
    const changed = { ...draft, ...fields }
    setDraft(changed)
    keeper.keep(changed)
    // A phone may end the page while WhatsApp is in front.
    if (changed.openedText !== null) keeper.flush()
  }
  return {
    chosen: { choice, at: promisedAt },
    promisedAt,
    text: editedText ?? filledText,
    openedText,
    hasChanges: kept !== null || choice !== '' || editedText !== null,
    change,
    editText: (typed: string) =>
      change({ editedText: typed === filledText ? null : typed, openedText: null }),
  }
}

const emptyDraft = { choice: '', promisedAt: null, editedText: null, openedText: null }
