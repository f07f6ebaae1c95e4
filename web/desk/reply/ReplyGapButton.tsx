import { findPlaceToFillIn } from '../../../domain/replies/findPlaceToFillIn'
import type { ReplyGap } from '../../../domain/replies/findReplyGap'
import { deskReplyMessages } from '../../../domain/messages/desk/item'
import { Button } from '../../ui/Button'

type Props = {
  gap: ReplyGap
  sendersTexts: readonly string[]
  onShowPlace: (error: string) => void
}

/** Replaces a reply's send button while something is missing. It names what is missing, and moves the focus there. */
export function ReplyGapButton({ gap, sendersTexts, onShowPlace }: Props) {
  const show = () => {
    if (gap.kind === 'place') onShowPlace(deskReplyMessages.formatPlaceError(formatPlace(gap.place)))
    showGap(gap, sendersTexts)
  }
  return <Button onClick={show}>{describeGap(gap)}</Button>
}

function describeGap(gap: ReplyGap): string {
  switch (gap.kind) {
    case 'lines':
      return deskReplyMessages.formatMarkLines(gap.count)
    case 'total':
      return deskReplyMessages.correctTotal
    case 'outdated':
      return deskReplyMessages.checkText
    case 'place':
      return deskReplyMessages.formatFillIn(formatPlace(gap.place))
  }
}

function formatPlace(place: string): string {
  const words = place.replace(/^\{\s*|\s*\}$/g, '')
  return words === place ? deskReplyMessages.formatBarePlace(place) : deskReplyMessages.formatPlace(words)
}

/** Moves the focus to what is missing; a place to fill in is selected, so that typing replaces it. */
function showGap({ kind }: ReplyGap, sendersTexts: readonly string[]): void {
  if (kind === 'lines') return findUnmarkedLine()?.focus()
  if (kind === 'total') return document.querySelector<HTMLElement>('input[name="total"]')?.focus()
  const area = document.querySelector<HTMLTextAreaElement>('textarea[name="reply"]')
  const place = area && kind === 'place' ? findPlaceToFillIn(area.value, sendersTexts) : null
  // Browsers scroll to what is selected when the field gets the focus.
  if (place) area?.setSelectionRange(place.start, place.start + place.text.length)
  area?.focus()
}

function findUnmarkedLine(): HTMLElement | null | undefined {
  const lines = [...document.querySelectorAll('[role="radiogroup"]')]
  return lines.find((line) => line.querySelector(':checked') === null)?.querySelector('input')
}
