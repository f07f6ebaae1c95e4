import { type AnswerFields, formatAnswer } from '../../domain/sent-items/formatAnswer'
import { formatLagosDate } from '../../domain/sent-items/lagosTime'
import type { SentItem } from '../../domain/sent-items/sentItem'

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
        ? { badgeVariant: 'new', badge: 'New', sentence: 'We have it.' }
        : { badgeVariant: 'claimed', badge: 'Being answered', sentence: `${claimedBy.name} is answering.` }
    case 'answered':
      return { badgeVariant: 'answered', badge: 'Answered', sentence: `${formatAnswer(sentItem, now)}.` }
    case 'closed':
      return {
        badgeVariant: 'closed',
        badge: 'Closed',
        sentence: `${formatAnswer(sentItem, now)}. ${updatedAt ? `Settled on ${formatLagosDate(updatedAt.getTime())}.` : 'This is settled.'}`,
      }
  }
}
