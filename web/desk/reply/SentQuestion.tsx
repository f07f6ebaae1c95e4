import { useEffect, useRef } from 'react'
import { deskReplyMessages } from '../../../domain/messages/desk/item'
import type { ReplyMethod } from '../../../domain/sent-items/replyMethod'
import { Button } from '../../ui/Button'
import desk from '../ui/desk.module.css'

type Props = {
  method: ReplyMethod
  takesFocus: boolean
  doneName: string
  onSent: () => void
  onNotSent: () => void
}

/** Asks what became of a reply that another program was opened with: the desk cannot know. */
export function SentQuestion({ method, takesFocus, doneName, onSent, onNotSent }: Props) {
  const questionRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) questionRef.current?.focus()
  }, [takesFocus])
  const isCall = method === 'phone'
  const question = isCall ? deskReplyMessages.didYouSpeak : deskReplyMessages.didYouSend
  return (
    // The focus scrolls both answers into view.
    <div className={desk.actions} role="group" aria-label={question} ref={questionRef} tabIndex={-1}>
      <p>{question}</p>
      <Button onClick={onSent}>{isCall ? doneName : deskReplyMessages.sent}</Button>
      <Button tone="quiet" onClick={onNotSent}>
        {deskReplyMessages.notYet}
      </Button>
    </div>
  )
}
