import { useStaff } from '../../data/desk/DeskServices'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { parseNaira } from '../../../domain/money/naira'
import { fillReplyTemplate } from '../../../domain/replies/fillReplyTemplate'
import type { ReplyDraft } from '../../../domain/replies/replyDraft'
import {
  createReplyLines,
  formatReplyLines,
  type LineMark,
  listSendersTexts,
  markReplyLines,
} from '../../../domain/replies/replyLine'
import { findRequestCase } from '../../../domain/replies/requestCase'
import { describeDeskReplyClock } from '../../../domain/sent-items/deskReplyClock'
import type { ReplyMethod } from '../../../domain/sent-items/replyMethod'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { formatReference } from '../../../domain/sent-items/submissionId'
import type { DraftKeeper } from '../drafts/createDraftKeeper'
import type { Products } from '../products/useProducts'
import { useCalendar } from '../staff/SharedStateContext'
import { choose, findTemplates, setMarks, toReplyEdits } from './replyEdits'

type Options = {
  sentItem: SentItem
  channel: ReplyMethod
  draft: DraftKeeper<ReplyDraft>
  now: number
  products: Products
}

/** The text of a reply: filled from a template until somebody edits it. The device keeps every change. */
export function useReplyText({ sentItem, channel, draft, now, products: { findProduct } }: Options) {
  const [keptDraft] = useState(() => draft.read())
  const [keptEdits] = useState(() => toReplyEdits(keptDraft))
  const [edits, setEdits] = useState(keptEdits)
  const { useReplyTemplates } = useStaff()
  const templates = useReplyTemplates()?.templates
  const unmarkedLines = useMemo(() => createReplyLines(sentItem, findProduct), [sentItem, findProduct])
  const lines = useMemo(
    () => markReplyLines(unmarkedLines, edits.marks, findProduct),
    [unmarkedLines, edits.marks, findProduct],
  )
  const requestCase = findRequestCase(lines)
  const { offered, chosen, marked, template } = findTemplates(templates, edits.templateId, requestCase)
  // Where nothing is available, nothing has a price. A total that was typed is kept, for other marks.
  const hasTotal = requestCase !== 'noneNow'
  const totalKobo = hasTotal ? parseNaira(edits.total) : null
  const { dueText } = describeDeskReplyClock(sentItem, now, useCalendar())
  const filledText = fillReplyTemplate(template?.text ?? '', {
    name: sentItem.sender.name,
    reference: formatReference(sentItem.id),
    due: dueText,
    lines: formatReplyLines(lines, totalKobo),
  })
    // A text area has no carriage returns.
    .replace(/\r\n?/g, '\n')
  const isEdited = edits.editedText !== null
  const text = edits.editedText ?? filledText
  const keepDraft = useEffectEvent(() => {
    const { templateId, isOutdated, total, openedText } = edits
    const marks = Array.from(edits.marks, ([key, mark]) => ({ key, ...mark }))
    draft.keep({ channel, templateId, total, marks, text, isEdited, isOutdated, openedText })
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
    (key: string, mark: LineMark) => setEdits((current) => setMarks(current, [[key, mark]])),
    [],
  )
  return {
    /** The templates that staff choose by hand; undefined while loading. */
    templates: offered,
    chosenTemplate: chosen,
    /** The template that the marks choose. */
    markedTemplate: marked,
    lines,
    sendersTexts: useMemo(() => listSendersTexts(sentItem, lines), [sentItem, lines]),
    // Without a template, an untouched reply waits for the marks that choose one.
    hasLines: chosen ? chosen.text.includes('{lines}') : !isEdited,
    total: edits.total,
    hasTotal,
    isTotalValid: !hasTotal || edits.total.trim() === '' || totalKobo !== null,
    text,
    isEdited,
    isOutdated: edits.isOutdated,
    canFillAgain: isEdited && filledText !== '',
    hasChanges: keptDraft !== null || edits !== keptEdits,
    openedText: edits.openedText,
    change,
    choose: (choice: Partial<typeof edits>) => setEdits((current) => choose(current, choice)),
    editText: (typed: string) =>
      change(typed === filledText ? { editedText: null, isOutdated: false } : { editedText: typed }),
    markLine,
    markRestAvailable: () => {
      const rest = lines.filter(({ mark }) => mark === null)
      setEdits((current) =>
        setMarks(
          current,
          rest.map(({ key, substitute, productId }) => [key, { mark: 'available', substitute, productId }]),
        ),
      )
    },
  }
}
