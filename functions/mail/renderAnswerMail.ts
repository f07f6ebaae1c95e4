import { formatLagosDate } from '../../domain/site/lagosTime'
import type { SentItem } from '../../domain/sent-items/sentItem'
import { formatReference } from '../../domain/sent-items/submissionId'
import { businessDetails } from '../../domain/site/businessDetails'
import { submissionNouns } from '../../domain/messages/outbox'
import {
  answerRemark,
  formatAnswerReference,
  formatAnswerSubject,
  formatWrittenOn,
  seeOnline,
  senderMailReason,
} from '../../domain/messages/mails'
import { createSentTextBlocks, formatSenderTitle } from './describeSentItem'
import type { RenderedMail } from './mail'
import { renderMail } from './renderMail'

type Answer = { item: SentItem; statusUrl: string; now: Date }

/** The mail with the answer to an item. The staff's text comes first, as they wrote it. */
export function renderAnswerMail({ item, statusUrl }: Answer): RenderedMail {
  const { name = '', text = '' } = item.answer ?? {}
  const content = {
    subject: formatAnswerSubject(formatSenderTitle(item)),
    preview: text.slice(0, 200),
    title: formatAnswerSubject(submissionNouns[item.kind]),
    blocks: [
      { kind: 'message', text },
      { kind: 'paragraph', text: [name, businessDetails.name].filter(Boolean).join(', ') },
      { kind: 'remark', text: answerRemark },
      { kind: 'button', link: { label: seeOnline, url: statusUrl } },
      { kind: 'remark', text: formatAnswerReference(formatReference(item.id)) },
      ...createSentTextBlocks(item, [], {
        lines: '',
        text: formatWrittenOn(formatLagosDate(item.createdAt.getTime())),
      }),
    ],
    reason: senderMailReason,
  } as const
  return renderMail(content, businessDetails.email)
}
