import { type AnswerFields, formatAnswer } from '../../../domain/sent-items/formatAnswer'
import { formatLagosDate, formatLagosMoment } from '../../../domain/site/lagosTime'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { sentItemsMessages } from '../../../domain/messages/sentItems'

export type SentItemStatusDescription = {
  badgeVariant: 'new' | 'claimed' | 'answered' | 'closed'
  badge: string
  sentence: string
}

export type SentItemStatusFields = AnswerFields &
  Pick<SentItem, 'status' | 'claimedBy' | 'updatedAt' | 'accepted'>

export function describeSentItemStatus(
  sentItem: SentItemStatusFields,
  now: number,
): SentItemStatusDescription {
  const { status, claimedBy, updatedAt, accepted } = sentItem
  switch (status) {
    case 'new':
      return claimedBy === null
        ? { badgeVariant: 'new', badge: sentItemsMessages.newBadge, sentence: sentItemsMessages.receivedText }
        : {
            badgeVariant: 'claimed',
            badge: sentItemsMessages.claimedBadge,
            sentence: sentItemsMessages.formatAnswering(claimedBy.name),
          }
    case 'answered':
      return {
        badgeVariant: 'answered',
        badge: sentItemsMessages.answeredBadge,
        sentence: `${formatAnswer(sentItem, now)}.`,
      }
    case 'accepted':
      return {
        badgeVariant: 'answered',
        badge: sentItemsMessages.acceptedBadge,
        sentence: sentItemsMessages.formatAccepted(formatLagosMoment(accepted?.at.getTime() ?? now, now)),
      }
    case 'closed':
      return {
        badgeVariant: 'closed',
        badge: sentItemsMessages.closedBadge,
        sentence: `${formatAnswer(sentItem, now)}. ${sentItemsMessages.formatClosed(updatedAt && formatLagosDate(updatedAt.getTime()))}`,
      }
  }
}
