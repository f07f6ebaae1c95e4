import { formatLagosDate } from '../../domain/site/lagosTime'
import type { SentItem } from '../../domain/sent-items/sentItem'
import { formatReference } from '../../domain/sent-items/submissionId'
import { businessDetails } from '../../domain/site/businessDetails'
import { outboxMessages } from '../../domain/messages/outbox'
import { mailsMessages } from '../../domain/messages/mails'
import { createSentTextBlocks, formatSenderTitle } from './describeSentItem'
import type { RenderedMail } from './mail'
import { renderMail } from './renderMail'

type Answer = { item: SentItem; statusUrl: string; now: Date }

/** The mail with the answer to an item. The staff's text comes first, as they wrote it. */
export function renderAnswerMail({ item, statusUrl }: Answer): RenderedMail {
  const { name = '', text = '' } = item.answer ?? {}
  const content = {
    subject: mailsMessages.formatAnswerSubject(formatSenderTitle(item)),
    preview: text.slice(0, 200),
    title: mailsMessages.formatAnswerSubject(outboxMessages.submissionNouns[item.kind]),
    blocks: [
      { kind: 'message', text },
      { kind: 'paragraph', text: [name, businessDetails.name].filter(Boolean).join(', ') },
      { kind: 'remark', text: mailsMessages.answerRemark },
      { kind: 'button', link: { label: mailsMessages.seeOnline, url: statusUrl } },
      { kind: 'remark', text: mailsMessages.formatAnswerReference(formatReference(item.id)) },
      ...createSentTextBlocks(item, [], {
        lines: '',
        text: mailsMessages.formatWrittenOn(formatLagosDate(item.createdAt.getTime())),
      }),
    ],
    reason: mailsMessages.senderMailReason,
  } as const
  return renderMail(content, businessDetails.email)
}
