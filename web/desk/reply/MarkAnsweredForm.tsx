import { useDeskServices } from '../../data/desk/DeskServices'
import { useState } from 'react'
import { type ReplyMethod, replyMethods } from '../../../domain/sent-items/replyMethod'
import { staffReplyLimits } from '../../../domain/sent-items/staffReply'
import { cleanText } from '../../../domain/validation/text'
import { deskReplyMessages } from '../../../domain/messages/desk/item'
import { Button } from '../../ui/Button'
import { Choice } from '../../ui/forms/Choice'
import { TextArea } from '../../ui/forms/TextField'
import type { DraftKeeper } from '../drafts/createDraftKeeper'
import { findTextError } from '../drafts/findTextError'
import { ReplyPanel, type ReplyPanelProps } from './ReplyPanel'
import styles from './ReplyLineMarks.module.css'

type ReplyMethodChoiceProps = { method: ReplyMethod; onChoose: (method: ReplyMethod) => void }

const methodNames: Record<ReplyMethod, string> = {
  whatsapp: deskReplyMessages.onWhatsApp,
  email: deskReplyMessages.byEmail,
  phone: deskReplyMessages.byPhone,
}

type Props = ReplyPanelProps & {
  usualMethod: ReplyMethod
  draft: DraftKeeper<string>
  onSend: (channel: ReplyMethod, text: string) => void
}

/** Marks an item as answered by a reply that was made elsewhere; what was said is optional. */
export function MarkAnsweredForm({ usualMethod, draft, onSend, ...panel }: Props) {
  const [method, setMethod] = useState(usualMethod)
  const [text, setText] = useState(() => draft.read() ?? '')
  const [error, setError] = useState('')
  const { useNotificationSettings } = useDeskServices()
  const settings = useNotificationSettings()
  // Functions send the text of an answer by e-mail: the sender would get it twice.
  const isTextKept = method !== 'email' || (settings.kind === 'known' && !settings.email)
  const send = () => {
    const said = isTextKept ? cleanText(text) : ''
    const found = said === '' ? '' : findTextError(said, staffReplyLimits.text)
    setError(found)
    if (found === '') onSend(method, said)
  }
  return (
    <ReplyPanel
      {...panel}
      title={deskReplyMessages.otherWayTitle}
      hasChanges={text !== ''}
      sendControl={<Button onClick={send}>{deskReplyMessages.markAnswered}</Button>}
    >
      <ReplyMethodChoice method={method} onChoose={setMethod} />
      {isTextKept ? (
        <TextArea
          label={deskReplyMessages.whatYouSaid}
          name="spoken"
          rows={4}
          hint={deskReplyMessages.whatYouSaidHint}
          value={text}
          error={error || undefined}
          onTextChange={(changed) => {
            setText(changed)
            setError('')
            draft.keep(changed)
          }}
        />
      ) : (
        <p>{deskReplyMessages.emailKnownNote}</p>
      )}
    </ReplyPanel>
  )
}

function ReplyMethodChoice({ method, onChoose }: ReplyMethodChoiceProps) {
  return (
    <div className={styles.line} role="radiogroup" aria-labelledby="method-question">
      <p className={styles.text} id="method-question">
        {deskReplyMessages.howAnswered}
      </p>
      <div className={styles.choices}>
        {replyMethods.map((value) => (
          <Choice
            key={value}
            type="radio"
            name="method"
            checked={method === value}
            onCheck={() => onChoose(value)}
          >
            {methodNames[value]}
          </Choice>
        ))}
      </div>
    </div>
  )
}
