import { useEffect, useRef, useState } from 'react'
import { questionLimits } from '../../../../domain/conversation/reply'
import { conversationMessages } from '../../../../domain/messages/conversation'
import { cleanText, isMultilineText } from '../../../../domain/validation/text'
import { Button } from '../../../ui/Button'
import { TextArea } from '../../../ui/forms/TextField'
import styles from './Conversation.module.css'

type Props = { initialText: string; onSend: (text: string) => void; onCancel: () => void }

/** Asks a question about a sent item, or for a change of its quote. */
export function QuestionForm({ initialText, onSend, onCancel }: Props) {
  const [text, setText] = useState(initialText)
  const [error, setError] = useState('')
  const formRef = useRef<HTMLDivElement>(null)
  useEffect(() => formRef.current?.querySelector('textarea')?.focus(), [])
  const send = () => {
    const sanitized = cleanText(text)
    if (sanitized.length > questionLimits.text) setError(conversationMessages.longQuestion)
    else if (!isMultilineText(sanitized, questionLimits.text) || sanitized === initialText.trim())
      setError(conversationMessages.emptyQuestion)
    else onSend(sanitized)
  }
  return (
    <div className={styles.question} ref={formRef}>
      <TextArea
        label={conversationMessages.questionLabel}
        name="question"
        rows={4}
        value={text}
        error={error || undefined}
        onTextChange={(changed) => {
          setText(changed)
          setError('')
        }}
      />
      <div className={styles.actions}>
        <Button onClick={send}>{conversationMessages.sendQuestion}</Button>
        <Button tone="quiet" onClick={onCancel}>
          {conversationMessages.cancel}
        </Button>
      </div>
    </div>
  )
}
