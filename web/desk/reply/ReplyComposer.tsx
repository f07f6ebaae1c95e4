import { useState } from 'react'
import type { ReplyDraft } from '../../../domain/replies/replyDraft'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { staffReplyLimits } from '../../../domain/sent-items/staffReply'
import { sanitizeMultilineText } from '../../../domain/validation/text'
import { deskReplyMessages } from '../../../domain/messages/desk/item'
import { TextField } from '../../ui/forms/TextField'
import type { DraftKeeper } from '../drafts/createDraftKeeper'
import { findTextError } from '../drafts/findTextError'
import type { Products } from '../item/useProducts'
import type { ReplyChannel } from './replyChannels'
import { ReplyLineMarks } from './ReplyLineMarks'
import { ReplyPanel, type ReplyPanelProps } from './ReplyPanel'
import { ReplyTextArea } from './ReplyTextArea'
import { SendReplyControl } from './SendReplyControl'
import { TemplateSelect } from './TemplateSelect'
import { useReplyText } from './useReplyText'

type Props = ReplyPanelProps & {
  sentItem: SentItem
  channel: ReplyChannel
  draft: DraftKeeper<ReplyDraft>
  now: number
  products: Products
  /** Stores the answer; without a text if it is empty. */
  onSend: (text: string) => void
}

export function ReplyComposer({ sentItem, channel, draft, now, products, onSend, ...panel }: Props) {
  const reply = useReplyText({ sentItem, channel: channel.method, draft, now, products })
  const [error, setError] = useState('')
  // Remove what Firestore would refuse, such as invisible characters of a pasted text.
  const text = sanitizeMultilineText(reply.text, Infinity)
  const trySend = ({ keepsText } = { keepsText: true }) => {
    const found = findTextError(text, staffReplyLimits.text)
    setError(found)
    if (found === '') onSend(keepsText ? text : '')
    return found === ''
  }
  return (
    <ReplyPanel
      {...panel}
      title={`${channel.buttonText}: ${channel.address}`}
      sendControl={<SendReplyControl sentItem={sentItem} channel={channel} text={text} trySend={trySend} />}
    >
      <TemplateSelect
        templates={reply.templates}
        template={reply.template}
        onChoose={(templateId) => reply.change({ templateId })}
      />
      {reply.lines.length > 0 ? (
        <>
          <ReplyLineMarks lines={reply.lines} onMark={reply.markLine} />
          <TextField
            label={deskReplyMessages.totalLabel}
            name="total"
            hint={deskReplyMessages.totalHint}
            value={reply.total}
            onTextChange={(total) => reply.change({ total })}
          />
        </>
      ) : null}
      <ReplyTextArea
        label={channel.method === 'phone' ? deskReplyMessages.whatYouSay : deskReplyMessages.yourReply}
        text={reply.text}
        error={error}
        onTextChange={(editedText) => {
          setError('')
          reply.change({ editedText })
        }}
        onFillAgain={reply.isEdited ? () => reply.change({ editedText: null }) : null}
      />
    </ReplyPanel>
  )
}
