import { useState } from 'react'
import { type ReplyMethod, replyMethods } from '../../domain/sent-items/replyMethod'
import { staffReplyLimits } from '../../domain/sent-items/staffReply'
import { sanitizeMultilineText } from '../../domain/validation/text'
import { Button } from '../../ui/Button'
import { TextArea } from '../../ui/forms/TextField'
import type { DraftKeeper } from '../drafts/createDraftKeeper'
import { findTextError } from '../drafts/findTextError'
import { ReplyPanel, type ReplyPanelProps } from './ReplyPanel'
import styles from './ReplyLineMarks.module.css'

type Props = ReplyPanelProps & {
  usualMethod: ReplyMethod
  draft: DraftKeeper<string>
  onSend: (channel: ReplyMethod, text: string) => void
}

const methodNames: Record<ReplyMethod, string> = {
  whatsapp: 'On WhatsApp',
  email: 'By e-mail',
  phone: 'By phone',
}

/** Marks an item as answered by a reply that was made elsewhere; what was said is optional. */
export function MarkAnsweredForm({ usualMethod, draft, onSend, ...panel }: Props) {
  const [method, setMethod] = useState(usualMethod)
  const [text, setText] = useState(() => draft.read() ?? '')
  const [error, setError] = useState('')
  const send = () => {
    const said = sanitizeMultilineText(text, Infinity)
    const found = said === '' ? '' : findTextError(said, staffReplyLimits.text)
    setError(found)
    if (found === '') onSend(method, said)
  }
  return (
    <ReplyPanel
      {...panel}
      title="Answered another way"
      sendControl={<Button onClick={send}>Mark Answered</Button>}
    >
      <div className={styles.line} role="radiogroup" aria-labelledby="method-question">
        <p className={styles.text} id="method-question">
          How did you answer?
        </p>
        <div className={styles.choices}>
          {replyMethods.map((value) => (
            <label key={value} className={styles.choice}>
              <input
                type="radio"
                name="method"
                checked={method === value}
                onChange={() => {
                  setMethod(value)
                }}
              />
              {methodNames[value]}
            </label>
          ))}
        </div>
      </div>
      <TextArea
        label="What you said"
        name="spoken"
        rows={4}
        hint="You may leave this empty. The sender sees it with the answer under My Requests."
        value={text}
        error={error || undefined}
        onTextChange={(changed) => {
          setText(changed)
          setError('')
          draft.keep(changed)
        }}
      />
    </ReplyPanel>
  )
}
