import { channelText } from '../sent-items/formatAnswer'
import { formatLagosMoment } from '../site/lagosTime'
import { getUnwrittenText, type Reply } from './reply'

/** Describes who wrote a reply, how, and when in Lagos, such as 'Sola answered on WhatsApp at 14:35'. */
export function describeReply(reply: Reply, now: number): string {
  return `${reply.name} ${describeDeed(reply)} ${formatLagosMoment(reply.createdAt.getTime(), now)}`
}

function describeDeed({ kind, channel }: Reply): string {
  switch (kind) {
    case 'answer':
      return `answered ${channelText[channel]}`
    case 'holding':
      return `asked for more time ${channelText[channel]}`
    case 'quote':
      return `sent a quote ${channelText[channel]}`
    case 'question':
      return 'asked'
    case 'decline':
      return 'declined the quote'
  }
}

/** The text of a reply as somebody wrote it; '' if nobody wrote it down, or if it is a quote alone. */
export function getWrittenText({ channel, text }: Pick<Reply, 'channel' | 'text'>): string {
  return channel !== 'site' && text === getUnwrittenText(channel) ? '' : text
}
