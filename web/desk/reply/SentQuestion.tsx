import { useEffect, useRef } from 'react'
import { deskReplyMessages } from '../../../domain/messages/desk/item'
import type { ReplyMethod } from '../../../domain/sent-items/replyMethod'
import { Button } from '../../ui/Button'
import desk from '../ui/desk.module.css'

type Props = { method: ReplyMethod; takesFocus: boolean; onSent: () => void; onNotSent: () => void }

/** Asks what became of a reply that another program was opened with: the desk cannot know. */
export function SentQuestion({ method, takesFocus, onSent, onNotSent }: Props) {
  const questionRef = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (takesFocus) questionRef.current?.focus()
  }, [takesFocus])
  const isCall = method === 'phone'
  return (
    <div className={desk.actions}>
      <p ref={questionRef} tabIndex={-1}>
        {isCall ? deskReplyMessages.didYouSpeak : deskReplyMessages.didYouSend}
      </p>
      <Button onClick={onSent}>{isCall ? deskReplyMessages.markAnswered : deskReplyMessages.sent}</Button>
      <Button tone="quiet" onClick={onNotSent}>
        {deskReplyMessages.notYet}
      </Button>
    </div>
  )
}
