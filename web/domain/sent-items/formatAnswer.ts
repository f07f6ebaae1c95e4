import { formatLagosMoment } from './lagosTime'
import type { ReplyMethod } from './replyMethod'
import type { SentItem } from './sentItem'

const channelText: Record<ReplyMethod, string> = {
  whatsapp: 'on WhatsApp',
  email: 'by e-mail',
  phone: 'by telephone',
}

/** Formats who answered an item, how, and when, such as 'Sola answered on WhatsApp at 14:35'. */
export function formatAnswer(
  { status, answer, updatedAt }: Pick<SentItem, 'status' | 'answer' | 'updatedAt'>,
  now: number,
): string {
  const answered = answer ? `${answer.name} answered ${channelText[answer.channel]}` : 'We answered'
  // The last change of a closed item is its closing.
  return status === 'answered' && updatedAt
    ? `${answered} ${formatLagosMoment(updatedAt.getTime(), now)}`
    : answered
}
