import { type Delivery, isUntried } from '../deliveries/delivery'
import type { SentItem } from '../sent-items/sentItem'
import type { Reply } from './reply'

/** What staff take back: their answer, or the closing. */
export const undoTargets = ['answer', 'close'] as const

export type UndoTarget = (typeof undoTargets)[number]

/** How long the messages about an answer wait, and how long the desk offers 'Undo', in milliseconds. */
export const undoPeriodMs = 10_000

// Longer than the desk offers 'Undo': a request may be slow, or be repeated after its response was lost.
const maxUndoAgeMs = 10 * 60_000

/** What can be undone, until a time in milliseconds by the server's clock. */
type Undoable = { what: UndoTarget; until: number }

type UndoFields = Pick<
  SentItem,
  'status' | 'waitingSince' | 'createdAt' | 'answer' | 'answeredAt' | 'updatedAt' | 'accepted' | 'steps'
>

type UndoContext = {
  what: UndoTarget
  staffUid: string
  /** In milliseconds. */
  now: number
  /** Those of the newest reply; null is one that cannot be read. */
  deliveries: readonly (Delivery | null)[]
}

type UndoDecision =
  'possible' | 'alreadyDone' | 'closed' | 'othersAnswer' | 'accepted' | 'alreadySent' | 'tooLate'

/**
 * Decides whether a staff member can take back a closing, which names nobody, or the newest reply of the thread: their own,
 * as long as nothing depends on it. Functions alone write what it allows: firestore.rules let no client undo.
 */
export function decideUndo(
  item: UndoFields,
  thread: readonly Reply[],
  { what, staffUid, now, deliveries }: UndoContext,
): UndoDecision {
  const { status, waitingSince, updatedAt } = item
  const isRecent = (time: Date | null) => time !== null && now < time.getTime() + maxUndoAgeMs
  if (what === 'close') {
    if (status !== 'closed') return 'alreadyDone'
    return isRecent(updatedAt) ? 'possible' : 'tooLate'
  }
  if (status === 'closed') return 'closed'
  const undone = thread.at(-1)
  // It was undone before, or what came since has made the item wait again. The desk may read a reply before its item.
  if (status === 'new' && !isStanding(undone, waitingSince)) return 'alreadyDone'
  if (undone?.from !== 'staff' || undone.uid !== staffUid) return 'othersAnswer'
  if (isFollowedByMove(item, undone)) return 'accepted'
  if (!deliveries.every((delivery) => delivery && isUntried(delivery))) return 'alreadySent'
  return isRecent(undone.createdAt) ? 'possible' : 'tooLate'
}

function isStanding(reply: Reply | undefined, waitingSince: Date): boolean {
  return reply?.from === 'staff' && reply.createdAt >= waitingSince
}

/** Whether the sender said yes, or staff ticked a step, after a reply. */
function isFollowedByMove({ accepted, steps }: UndoFields, { createdAt }: Reply): boolean {
  return [accepted, ...Object.values(steps)].some((done) => done !== null && done.at >= createdAt)
}

/**
 * What the desk offers a staff member to undo at a time in milliseconds. It counts from the server's time, so every tab and
 * every reload offers the same.
 */
export function findUndoable(
  item: UndoFields,
  thread: readonly Reply[],
  staffUid: string,
  now: number,
): Undoable | null {
  const what = item.status === 'closed' ? 'close' : 'answer'
  const changedAt = what === 'close' ? item.updatedAt : thread.at(-1)?.createdAt
  if (!changedAt || decideUndo(item, thread, { what, staffUid, now, deliveries: [] }) !== 'possible')
    return null
  const until = changedAt.getTime() + undoPeriodMs
  return until > now ? { what, until } : null
}
