import { useState, useId } from 'react'
import type { ReplyDraft } from '../../../domain/replies/replyDraft'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { staffReplyLimits } from '../../../domain/sent-items/staffReply'
import { sanitizeMultilineText } from '../../../domain/validation/text'
import { deskReplyMessages } from '../../../domain/messages/desk/item'
import { TextField, TextArea } from '../../ui/forms/TextField'
import type { DraftKeeper } from '../drafts/createDraftKeeper'
import { findTextError } from '../drafts/findTextError'
import type { Products } from '../item/useProducts'
import type { ReplyChannel } from './replyChannels'
import { ReplyLineMarks } from './ReplyLineMarks'
import { ReplyPanel, type ReplyPanelProps } from './ReplyPanel'
import { SendReplyControl } from './SendReplyControl'
import { useReplyText } from './useReplyText'
import type { ReplyTemplate } from '../../../domain/replies/replyTemplate'
import { deskTemplatesPath } from '../../../domain/site/deskPath'
import { Link } from '../../ui/Link'
import { Button } from '../../ui/Button'
import desk from '../ui/desk.module.css'
import styles from './ItemReply.module.css'

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
  const check = () => {
    const found = findTextError(text, staffReplyLimits.text)
    setError(found)
    return found === ''
  }
  const tryOpen = () => {
    const isValid = check()
    if (isValid) reply.change({ openedText: text })
    return isValid
  }
  const trySend = ({ keepsText } = { keepsText: true }) => {
    if (reply.openedText === null && !check()) return
    onSend(keepsText ? (reply.openedText ?? text) : '')
  }
  return (
    <ReplyPanel
      {...panel}
      title={`${channel.buttonText}: ${channel.address}`}
      sendControl={
        <SendReplyControl
          sentItem={sentItem}
          channel={channel}
          text={text}
          isAsking={reply.openedText !== null}
          tryOpen={tryOpen}
          trySend={trySend}
          onNotSent={() => reply.change({ openedText: null })}
        />
      }
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

type TemplateSelectProps = {
  /** Undefined while loading. */
  templates: readonly ReplyTemplate[] | undefined
  template: ReplyTemplate | undefined
  onChoose: (id: string) => void
}

function TemplateSelect({ templates, template, onChoose }: TemplateSelectProps) {
  const id = useId()
  if (templates?.length === 0)
    return (
      <p>
        {deskReplyMessages.noTemplatesYet} <Link to={deskTemplatesPath}>{deskReplyMessages.writeOne}</Link>
        {deskReplyMessages.orWriteHere}
      </p>
    )
  return (
    <div className={styles.textField}>
      <label className={styles.label} htmlFor={id}>
        {deskReplyMessages.templateLabel}
      </label>
      <select
        className={desk.select}
        id={id}
        value={template?.id ?? ''}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        {templates ? null : <option value="">{deskReplyMessages.loadingTemplates}</option>}
        {templates?.map(({ id: templateId, name }) => (
          <option key={templateId} value={templateId}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

type ReplyTextAreaProps = {
  label: string
  text: string
  error: string
  onTextChange: (text: string) => void
  /** Fills the text from the template again; null while nobody has edited it. */
  onFillAgain: (() => void) | null
}

const maxLengthText = staffReplyLimits.text.toLocaleString('en')

function ReplyTextArea({ label, text, error, onTextChange, onFillAgain }: ReplyTextAreaProps) {
  return (
    <div className={styles.textField}>
      <TextArea
        label={label}
        name="reply"
        rows={countRows(text)}
        hint={`${text.length.toLocaleString('en')} of ${maxLengthText} characters`}
        error={error || undefined}
        value={text}
        onTextChange={onTextChange}
      />
      {onFillAgain ? (
        <p className={`${desk.hint} ${styles.edited}`}>
          {deskReplyMessages.changedNote}{' '}
          <Button tone="quiet" onClick={onFillAgain}>
            {deskReplyMessages.fillAgain}
          </Button>
        </p>
      ) : null}
    </div>
  )
}

// As high as the text is, in lines, but never higher than a screen. A phone wraps the lines.
function countRows(text: string): number {
  return Math.min(Math.max(text.split('\n').length + 1, 8), 20)
}
