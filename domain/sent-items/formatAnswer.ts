import { formatLagosMoment } from '../site/lagosTime'
import type { ReplyMethod } from './replyMethod'
import type { SentItem } from './sentItem'
import type { StaffReply } from './staffReply'

/** How a reply went out. */
export const channelText: Record<ReplyMethod, string> = {
  whatsapp: 'on WhatsApp',
  email: 'by e-mail',
  phone: 'by phone',
}

export type AnswerFields = Pick<SentItem, 'answeredAt'> & { answer: Omit<StaffReply, 'uid'> | null }

/** Formats who answered an item, how, and when, such as 'Sola answered on WhatsApp at 14:35'. */
export function formatAnswer({ answer, answeredAt }: AnswerFields, now: number): string {
  const answered = answer ? `${answer.name} answered ${channelText[answer.channel]}` : 'We answered'
  return answeredAt ? `${answered} ${formatLagosMoment(answeredAt.getTime(), now)}` : answered
}
