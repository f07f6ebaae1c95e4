import type { SentItem } from '../sent-items/sentItem'
import type { SentItemClaim } from '../sent-items/staffReply'
import type { StaffActionChange } from './staffActionTypes'

/** Whether an action is still possible, was done before, or lost against a colleague. */
export type StaffActionDecision =
  | { kind: 'change'; change: StaffActionChange }
  | { kind: 'alreadyDone' }
  | { kind: 'conflict'; message: string }

/** What a decision depends on. */
export type ItemState = Pick<
  SentItem,
  'status' | 'claimedBy' | 'answer' | 'accepted' | 'steps' | 'remindAt' | 'updatedAt'
>

export type DecisionContext = {
  staff: SentItemClaim
  /** In milliseconds. */
  now: number
  /** Whether the reply that this action adds is stored: an earlier attempt arrived. */
  isReplyStored: boolean
}

export const alreadyDone: StaffActionDecision = { kind: 'alreadyDone' }
export const change = (fields: StaffActionChange): StaffActionDecision => ({ kind: 'change', change: fields })
export const conflict = (message: string): StaffActionDecision => ({ kind: 'conflict', message })
export const toClaim = ({ uid, name }: SentItemClaim): SentItemClaim => ({ uid, name })

/** A colleague has claimed the item. */
export const conflictWithClaim = ({ name }: SentItemClaim) => conflict(`${name} is already answering`)

/** Describes why an action came too late: who answered, or that the item is closed. */
export function describeAnswer({ answer, status }: Pick<ItemState, 'answer' | 'status'>): string {
  if (status === 'closed') return 'This is already closed'
  return answer ? `${answer.name} has already answered` : 'This is already answered'
}
