import { type AnswerFields, formatAnswer } from '../../../domain/sent-items/formatAnswer'
import { formatLagosDate } from '../../../domain/site/lagosTime'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import {
  answeredBadge,
  claimedBadge,
  closedBadge,
  formatAnswering,
  formatClosed,
  newBadge,
  receivedText,
} from '../../../domain/messages/sentItemStatus'

/** The status of a sent item as a badge and as a sentence. */
export type SentItemStatusDescription = {
  badgeVariant: 'new' | 'claimed' | 'answered' | 'closed'
  badge: string
  sentence: string
}

/** The fields of a sent item that its status is described by. */
export type SentItemStatusFields = AnswerFields & Pick<SentItem, 'status' | 'claimedBy' | 'updatedAt'>

/** Describes the status of a sent item to its sender. Staff change an item when they answer it and when they close it. */
export function describeSentItemStatus(
  sentItem: SentItemStatusFields,
  now: number,
): SentItemStatusDescription {
  const { status, claimedBy, updatedAt } = sentItem
  switch (status) {
    case 'new':
      return claimedBy === null
        ? { badgeVariant: 'new', badge: newBadge, sentence: receivedText }
        : { badgeVariant: 'claimed', badge: claimedBadge, sentence: formatAnswering(claimedBy.name) }
    case 'answered':
      return { badgeVariant: 'answered', badge: answeredBadge, sentence: `${formatAnswer(sentItem, now)}.` }
    case 'closed':
      return {
        badgeVariant: 'closed',
        badge: closedBadge,
        sentence: `${formatAnswer(sentItem, now)}. ${formatClosed(updatedAt && formatLagosDate(updatedAt.getTime()))}`,
      }
  }
}
