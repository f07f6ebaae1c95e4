import { formatLagosDate, formatLagosTime, isSameLagosDay } from '../../domain/sent-items/lagosTime'
import type { ReplyMethod } from '../../domain/sent-items/replyMethod'
import type { SentItem } from '../../domain/sent-items/sentItem'

/** The status of a sent item as a badge and as a sentence. */
export type SentItemStatusDescription = {
  badgeVariant: 'new' | 'claimed' | 'answered' | 'closed'
  badge: string
  sentence: string
}

const channelText: Record<ReplyMethod, string> = {
  whatsapp: 'on WhatsApp',
  email: 'by e-mail',
  phone: 'by telephone',
}

/** Describes the status of a sent item to its sender. Staff change an item when they answer it and when they close it. */
export function describeSentItemStatus(
  { status, claimedBy, answer, updatedAt }: Pick<SentItem, 'status' | 'claimedBy' | 'answer' | 'updatedAt'>,
  now: number,
): SentItemStatusDescription {
  const answered = answer ? `${answer.name} answered ${channelText[answer.channel]}` : 'We answered'
  const changedAt = updatedAt?.getTime()
  switch (status) {
    case 'new':
      return claimedBy === null
        ? { badgeVariant: 'new', badge: 'New', sentence: 'We have it.' }
        : { badgeVariant: 'claimed', badge: 'Being answered', sentence: `${claimedBy.name} is answering.` }
    case 'answered':
      return {
        badgeVariant: 'answered',
        badge: 'Answered',
        sentence: `${answered}${formatMoment(changedAt, now)}.`,
      }
    case 'closed':
      return {
        badgeVariant: 'closed',
        badge: 'Closed',
        sentence: `${answered}. ${changedAt ? `Settled on ${formatLagosDate(changedAt)}.` : 'This is settled.'}`,
      }
  }
}

function formatMoment(timeMs: number | undefined, now: number): string {
  if (timeMs === undefined) return ''
  const day = isSameLagosDay(timeMs, now) ? '' : ` on ${formatLagosDate(timeMs)}`
  return `${day} at ${formatLagosTime(timeMs)}`
}
