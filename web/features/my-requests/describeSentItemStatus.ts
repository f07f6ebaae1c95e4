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

/** Describes the status of a sent item to its sender. */
export function describeSentItemStatus({
  status,
  claimedBy,
  answer,
}: Pick<SentItem, 'status' | 'claimedBy' | 'answer'>): SentItemStatusDescription {
  const answered = answer ? `${answer.name} answered ${channelText[answer.channel]}.` : 'We have answered.'
  switch (status) {
    case 'new':
      return claimedBy === null
        ? { badgeVariant: 'new', badge: 'New', sentence: 'We have it.' }
        : { badgeVariant: 'claimed', badge: 'Being answered', sentence: `${claimedBy.name} is answering.` }
    case 'answered':
      return { badgeVariant: 'answered', badge: 'Answered', sentence: answered }
    case 'closed':
      return { badgeVariant: 'closed', badge: 'Closed', sentence: `${answered} This is settled.` }
  }
}
