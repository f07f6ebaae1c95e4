import type { ReplyChannel } from '../../domain/reply'
import type { Sent } from '../../domain/sentRecord'

/** Where something stands, for the eye and in a sentence. `look` is how its badge looks. */
export type StatusWords = { look: 'new' | 'claimed' | 'answered' | 'closed'; badge: string; sentence: string }

const ways: Record<ReplyChannel, string> = {
  whatsapp: 'on WhatsApp',
  email: 'by e-mail',
  phone: 'by telephone',
}

/** Where it stands, in the words of somebody who is waiting. */
export function statusWords({
  status,
  claimedBy,
  answer,
}: Pick<Sent, 'status' | 'claimedBy' | 'answer'>): StatusWords {
  const answered = answer ? `${answer.name} answered ${ways[answer.channel]}.` : 'We have answered.'
  switch (status) {
    case 'new':
      return claimedBy === null
        ? { look: 'new', badge: 'New', sentence: 'We have it.' }
        : { look: 'claimed', badge: 'Being answered', sentence: `${claimedBy} is answering.` }
    case 'answered':
      return { look: 'answered', badge: 'Answered', sentence: answered }
    case 'closed':
      return { look: 'closed', badge: 'Closed', sentence: `${answered} This is settled.` }
  }
}
