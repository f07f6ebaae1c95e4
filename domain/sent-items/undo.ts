import type { SentItem } from './sentItem'

/** What staff take back: their answer, or the closing. */
export const undoTargets = ['answer', 'close'] as const

export type UndoTarget = (typeof undoTargets)[number]

/** How long the messages about an answer wait, and how long the desk offers 'Undo', in milliseconds. */
export const undoPeriodMs = 10_000

/** What can be undone, until a time in milliseconds by the server's clock. */
export type Undoable = { what: UndoTarget; until: number }

type UndoFields = Pick<SentItem, 'status' | 'answer' | 'answeredAt' | 'updatedAt'>

/**
 * What the desk offers a staff member to undo at a time in milliseconds: the own answer, or a closing, which names nobody.
 * It counts from the time of the item, so every tab and every reload offers the same.
 */
export function findUndoable(
  { status, answer, answeredAt, updatedAt }: UndoFields,
  staffUid: string,
  now: number,
): Undoable | null {
  const isOwnAnswer = status === 'answered' && answer?.uid === staffUid
  const changedAt = status === 'closed' ? updatedAt : isOwnAnswer ? answeredAt : null
  if (changedAt === null) return null
  const until = changedAt.getTime() + undoPeriodMs
  return until > now ? { what: status === 'closed' ? 'close' : 'answer', until } : null
}
