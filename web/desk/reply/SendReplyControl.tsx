import type { MouseEvent } from 'react'
import { getCallUrl, getEmailReplyUrl, getWhatsAppReplyUrl } from '../../domain/replies/replyLinks'
import type { SentItem } from '../../domain/sent-items/sentItem'
import { formatReference } from '../../domain/sent-items/submissionId'
import { businessDetails } from '../../domain/site/businessDetails'
import { Button, ExternalButtonLink } from '../../ui/Button'
import type { ReplyChannel } from './replyChannels'

type Props = {
  sentItem: SentItem
  channel: ReplyChannel
  text: string
  /** Stores the answer, unless its text is invalid: then it returns false. */
  trySend: () => boolean
}

/** The control that sends a reply: a link that opens the app with the text, or after a call a button. */
export function SendReplyControl({ sentItem, channel: { method, address }, text, trySend }: Props) {
  const handleClick = (event: MouseEvent) => {
    if (!trySend()) event.preventDefault()
  }
  switch (method) {
    case 'whatsapp':
      return (
        <ExternalButtonLink href={getWhatsAppReplyUrl(address, text)} onClick={handleClick}>
          Open WhatsApp
        </ExternalButtonLink>
      )
    case 'email':
      return (
        <ExternalButtonLink
          target="_self"
          href={getEmailReplyUrl(address, formatSubject(sentItem), text)}
          onClick={handleClick}
        >
          Open E-mail
        </ExternalButtonLink>
      )
    case 'phone':
      return (
        <>
          <ExternalButtonLink tone="quiet" target="_self" href={getCallUrl(address)}>
            Call {address}
          </ExternalButtonLink>
          <Button onClick={trySend}>Mark Answered</Button>
        </>
      )
  }
}

function formatSubject({ kind, id }: SentItem): string {
  const name = kind === 'requests' ? 'request' : 'enquiry'
  return `Your ${name} ${formatReference(id)} at ${businessDetails.name}`
}
