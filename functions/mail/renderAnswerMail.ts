import { formatLagosDate } from '../../web/domain/sent-items/lagosTime'
import type { SentItem } from '../../web/domain/sent-items/sentItem'
import { formatReference } from '../../web/domain/sent-items/submissionId'
import { businessDetails } from '../../web/domain/site/businessDetails'
import { submissionNouns } from '../../web/domain/messages/outbox'
import { createSentTextBlocks, formatSenderTitle } from './describeSentItem'
import type { RenderedMail } from './mail'
import { senderMailReason } from './mailReasons'
import { renderMail } from './renderMail'
import { statusLinkRemark } from './renderConfirmationMail'

type Answer = { item: SentItem; statusUrl: string; now: Date }

/** The mail with the answer to an item. The staff's text comes first, as they wrote it. */
export function renderAnswerMail({ item, statusUrl }: Answer): RenderedMail {
  const { name = '', text = '' } = item.answer ?? {}
  const content = {
    subject: `Our answer to your ${formatSenderTitle(item)}`,
    preview: text.slice(0, 200),
    title: `Our answer to your ${submissionNouns[item.kind]}`,
    blocks: [
      { kind: 'message', text },
      { kind: 'paragraph', text: [name, businessDetails.name].filter(Boolean).join(', ') },
      { kind: 'remark', text: 'A question about it? Just reply to this e-mail.' },
      { kind: 'button', link: { label: 'See It Online', url: statusUrl } },
      { kind: 'remark', text: `Reference ${formatReference(item.id)}. ${statusLinkRemark}` },
      ...createSentTextBlocks(item, [], {
        lines: '',
        text: `You wrote on ${formatLagosDate(item.createdAt.getTime())}`,
      }),
    ],
    reason: senderMailReason,
  } as const
  return renderMail(content, businessDetails.email)
}
