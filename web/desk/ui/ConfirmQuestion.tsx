import { type ReactNode, useEffect, useRef } from 'react'
import { deskConversationMessages } from '../../../domain/messages/desk/conversation'
import { Button } from '../../ui/Button'
import desk from './desk.module.css'

type Props = { question: ReactNode; confirmName: string; onConfirm: () => void; onCancel: () => void }

/** Asks before something is done that a hurried press would do by mistake. The question takes the focus. */
export function ConfirmQuestion({ question, confirmName, onConfirm, onCancel }: Props) {
  const questionRef = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    questionRef.current?.focus()
  }, [])
  return (
    <div className={desk.actions}>
      <p ref={questionRef} tabIndex={-1}>
        {question}
      </p>
      <Button onClick={onConfirm}>{confirmName}</Button>
      <Button tone="quiet" onClick={onCancel}>
        {deskConversationMessages.cancel}
      </Button>
    </div>
  )
}
