import { getCallUrl, getWhatsAppReplyUrl } from '../../../domain/replies/replyLinks'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { deskReplyMessages } from '../../../domain/messages/desk/item'
import { Button, ExternalButtonLink } from '../../ui/Button'
import type { ReplyChannel } from './replyChannels'
import { SendEmailControl } from './SendEmailControl'

type Props = {
  sentItem: SentItem
  channel: ReplyChannel
  text: string
  /** Stores the answer, by default with its text, unless the text is invalid: then it returns false. */
  trySend: (options?: { keepsText: boolean }) => boolean
}

export function SendReplyControl({ sentItem, channel: { method, address }, text, trySend }: Props) {
  switch (method) {
    case 'whatsapp':
      return (
        <ExternalButtonLink
          href={getWhatsAppReplyUrl(address, text)}
          onClick={(event) => {
            if (!trySend()) event.preventDefault()
          }}
        >
          {deskReplyMessages.openWhatsApp}
        </ExternalButtonLink>
      )
    case 'email':
      return <SendEmailControl sentItem={sentItem} address={address} text={text} trySend={trySend} />
    case 'phone':
      return (
        <>
          <ExternalButtonLink tone="quiet" target="_self" href={getCallUrl(address)}>
            {deskReplyMessages.call} {address}
          </ExternalButtonLink>
          <Button
            onClick={() => {
              trySend()
            }}
          >
            {deskReplyMessages.markAnswered}
          </Button>
        </>
      )
  }
}
