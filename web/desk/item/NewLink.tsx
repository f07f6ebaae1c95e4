import { useState } from 'react'
import { deskConversationMessages } from '../../../domain/messages/desk/conversation'
import type { SentItemKey } from '../../../domain/sent-items/sentItem'
import { useStaff } from '../../data/desk/DeskServices'
import { Button } from '../../ui/Button'
import desk from '../ui/desk.module.css'

/** A button that makes a new status link for staff to send to the sender. Those of a closed item expire after 90 days. */
export function NewLink({ sentItem: { kind, id } }: { sentItem: SentItemKey }) {
  const { createStatusLink } = useStaff()
  const [message, setMessage] = useState('')
  const make = async () => {
    const url = await createStatusLink({ kind, id })
    setMessage(
      url === null ? deskConversationMessages.newLinkFailed : deskConversationMessages.formatNewLink(url),
    )
  }
  return (
    <>
      <Button tone="quiet" onClick={() => void make()}>
        {deskConversationMessages.newLink}
      </Button>
      <p className={desk.written} role="status">
        {message}
      </p>
    </>
  )
}
