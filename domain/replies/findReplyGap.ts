import { findPlaceToFillIn } from './findPlaceToFillIn'
import type { ReplyLine } from './replyLine'

/** What a reply still needs before it can be sent. */
export type ReplyGap =
  | { kind: 'lines'; count: number }
  | { kind: 'total' }
  /** The choices changed after somebody edited the text, which may contradict them. */
  | { kind: 'outdated' }
  | { kind: 'place'; place: string }

type UnsentReply = {
  text: string
  lines: readonly ReplyLine[]
  /** Whether the text lists the lines. */
  hasLines: boolean
  isTotalValid: boolean
  isOutdated: boolean
  /** What the text may have of the sender: the name and the lines as they were written. */
  sendersTexts: readonly string[]
}

/** Finds the first thing that a reply needs before it can be sent; null if it needs nothing. */
export function findReplyGap(reply: UnsentReply): ReplyGap | null {
  const count = reply.lines.filter(({ mark }) => mark === null).length
  if (reply.hasLines && count > 0) return { kind: 'lines', count }
  if (!reply.isTotalValid) return { kind: 'total' }
  if (reply.isOutdated) return { kind: 'outdated' }
  const place = findPlaceToFillIn(reply.text, reply.sendersTexts)
  return place && { kind: 'place', place: place.text }
}
