import type { SentItem } from '../sent-items/sentItem'
import type { Reply } from './reply'

/** What staff take back: their answer, or the closing. */
export const undoTargets = ['answer', 'close'] as const

export type UndoTarget = (typeof undoTargets)[number]

/** How long the messages about an answer wait, and how long the desk offers 'Undo', in milliseconds. */
export const undoPeriodMs = 10_000

/** What can be undone, until a time in milliseconds by the server's clock. */
type Undoable = { what: UndoTarget; until: number }

type UndoFields = Pick<SentItem, 'status' | 'waitingSince' | 'answer' | 'answeredAt' | 'updatedAt'>

/**
 * What the desk offers a staff member to undo at a time in milliseconds: the own reply, if it is the newest of the
 * conversation, or a closing, which names nobody. It counts from the server's time, so every tab and every reload offers
 * the same.
 */
export function findUndoable(
  item: UndoFields,
  newestReply: Reply | null,
  staffUid: string,
  now: number,
): Undoable | null {
  const isClosed = item.status === 'closed'
  const changedAt = isClosed ? item.updatedAt : findOwnReplyTime(item, newestReply, staffUid)
  if (changedAt === null) return null
  const until = changedAt.getTime() + undoPeriodMs
  return until > now ? { what: isClosed ? 'close' : 'answer', until } : null
}

function findOwnReplyTime(
  { status, waitingSince, answer, answeredAt }: UndoFields,
  newestReply: Reply | null,
  staffUid: string,
): Date | null {
  // An answer of an earlier release has no reply of its own.
  if (!newestReply) return status === 'answered' && answer?.uid === staffUid ? answeredAt : null
  const { from, uid, createdAt } = newestReply
  // What was reopened since waits for another answer.
  const isStanding = createdAt >= waitingSince
  return from === 'staff' && uid === staffUid && isStanding ? createdAt : null
}
