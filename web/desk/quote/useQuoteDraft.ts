import { useCallback, useMemo, useRef, useState } from 'react'
import type { QuoteDraft, QuoteDraftExtra, QuoteDraftLine } from '../../../domain/quotes/quoteDraft'
import { type FindPrice, readQuoteDraft } from '../../../domain/quotes/readQuoteDraft'
import { runAfterPaint } from '../../browser/runAfterPaint'
import type { DraftKeeper } from '../drafts/createDraftKeeper'

type Options = {
  keeper: DraftKeeper<QuoteDraft>
  /** Makes the draft that the device does not have. */
  start: () => QuoteDraft
  findPrice: FindPrice
  now: number
}

/** A quote while staff type it. The device keeps every change. */
export function useQuoteDraft({ keeper, start, findPrice, now }: Options) {
  const [keptDraft] = useState(() => keeper.read())
  const [startedDraft] = useState(() => keptDraft ?? start())
  const [draft, setDraft] = useState(startedDraft)
  const latest = useRef(startedDraft)
  const keep = useCallback(
    (changed: QuoteDraft) => {
      latest.current = changed
      keeper.keep(changed)
      // A phone may end the page while WhatsApp is in front.
      if (changed.isOpened) keeper.flush()
    },
    [keeper],
  )
  const change = (fields: Partial<QuoteDraft>) => {
    keep({ ...latest.current, isOpened: false, ...fields })
    setDraft(latest.current)
  }
  // The line shows what is typed at once; the sum, the problems and the text of sixty lines follow after the next paint.
  // Only the line that changes renders again, so this function must not change.
  const changeLine = useCallback(
    (index: number, line: QuoteDraftLine) => {
      const lines = latest.current.lines.map((each, at) => (at === index ? line : each))
      keep({ ...latest.current, isOpened: false, lines })
      runAfterPaint(() => setDraft(latest.current))
    },
    [keep],
  )
  return {
    draft,
    ...useMemo(() => readQuoteDraft(draft, findPrice, now), [draft, findPrice, now]),
    /** Reads the draft as it was typed last, to send it. */
    readNow: () => readQuoteDraft(latest.current, findPrice, now),
    hasChanges: keptDraft !== null || draft !== startedDraft,
    change,
    changeLine,
    addLine: (line: Pick<QuoteDraftLine, 'productId' | 'words'>) =>
      change({ lines: [...latest.current.lines, { ...newLine, ...line }] }),
    changeExtra: (index: number, fields: Partial<QuoteDraftExtra>) =>
      change({
        extras: latest.current.extras.map((extra, at) => (at === index ? { ...extra, ...fields } : extra)),
      }),
    removeExtra: (index: number) => change({ extras: latest.current.extras.filter((_, at) => at !== index) }),
  }
}

export type QuoteDraftState = ReturnType<typeof useQuoteDraft>

const newLine = { quantity: '1', price: null, mark: 'available', isLeftOut: false } as const
