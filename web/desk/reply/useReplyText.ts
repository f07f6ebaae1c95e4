import { useStaff } from '../../data/desk/DeskServices'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { fillReplyTemplate } from '../../../domain/replies/fillReplyTemplate'
import type { ReplyDraft } from '../../../domain/replies/replyDraft'
import { createReplyLines, formatReplyLines } from '../../../domain/replies/replyLine'
import { describeDeskReplyClock } from '../../../domain/sent-items/deskReplyClock'
import type { ReplyMethod } from '../../../domain/sent-items/replyMethod'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { formatReference } from '../../../domain/sent-items/submissionId'
import type { DraftKeeper } from '../drafts/createDraftKeeper'
import type { Products } from '../item/useProducts'
import { findUsualTemplate, type LineMark, markLines, toReplyEdits } from './replyEdits'

type Options = {
  sentItem: SentItem
  channel: ReplyMethod
  draft: DraftKeeper<ReplyDraft>
  now: number
  products: Products
}

/** The text of a reply: filled from a template until somebody edits it. The device keeps every change. */
export function useReplyText({ sentItem, channel, draft, now, products: { findProduct } }: Options) {
  const [keptEdits] = useState(() => toReplyEdits(draft.read()))
  const [edits, setEdits] = useState(keptEdits)
  const { useReplyTemplates } = useStaff()
  const templates = useReplyTemplates()?.templates
  const productLines = useMemo(() => createReplyLines(sentItem, findProduct), [sentItem, findProduct])
  const lines = useMemo(() => markLines(productLines, edits.marks), [productLines, edits.marks])
  const template =
    templates?.find(({ id }) => id === edits.templateId) ??
    findUsualTemplate(templates ?? [], productLines.length > 0)
  const { dueText } = describeDeskReplyClock(sentItem.createdAt.getTime(), now)
  const filledText = useMemo(() => {
    const values = {
      name: sentItem.sender.name,
      reference: formatReference(sentItem.id),
      due: dueText,
      lines: formatReplyLines(lines, edits.total),
    }
    // A text area has no carriage returns.
    return fillReplyTemplate(template?.text ?? '', values).replace(/\r\n?/g, '\n')
  }, [sentItem, template?.text, dueText, lines, edits.total])
  const text = edits.editedText ?? filledText
  const keepDraft = useEffectEvent(() => {
    const isEdited = edits.editedText !== null
    const { templateId, total, openedText } = edits
    draft.keep({ channel, templateId, total, lines, text, isEdited, openedText })
    // A phone may end the page while WhatsApp is in front.
    if (openedText !== null) draft.flush()
  })
  useEffect(() => {
    if (edits !== keptEdits) keepDraft()
  }, [edits, keptEdits])
  const change = (fields: Partial<typeof edits>) =>
    setEdits((current) => ({ ...current, openedText: null, ...fields }))
  // The lines do not render again while somebody types the text, so this function must not change.
  const markLine = useCallback(
    (index: number, mark: LineMark) =>
      setEdits((current) => ({
        ...current,
        openedText: null,
        marks: replaceMark(current.marks, index, mark),
      })),
    [],
  )
  return {
    templates,
    template,
    lines,
    total: edits.total,
    text,
    isEdited: edits.editedText !== null,
    openedText: edits.openedText,
    change,
    markLine,
  }
}

function replaceMark(marks: readonly LineMark[], index: number, mark: LineMark): LineMark[] {
  const unmarked: LineMark = { mark: 'available', substitute: '' }
  const length = Math.max(marks.length, index + 1)
  return Array.from({ length }, (_, line) => (line === index ? mark : (marks[line] ?? unmarked)))
}
