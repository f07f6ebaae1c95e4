import { getCallUrl, getWhatsAppReplyUrl, getEmailReplyUrl } from '../../../domain/replies/replyLinks'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { deskReplyMessages } from '../../../domain/messages/desk/item'
import { Button, ExternalButtonLink } from '../../ui/Button'
import type { ReplyChannel } from './replyChannels'
import { useDeskServices } from '../../data/desk/DeskServices'
import { formatReference } from '../../../domain/sent-items/submissionId'
import { businessDetails } from '../../../domain/site/businessDetails'
import styles from './ItemReply.module.css'
import desk from '../ui/desk.module.css'

type Props = {
  sentItem: SentItem
  channel: ReplyChannel
  text: string
  /** Stores the answer, by default with its text, unless the text is invalid: then it returns false. */
  trySend: (options?: { keepsText: boolean }) => boolean
}

export function SendReplyControl(props: Props) {
  const { channel, text, trySend } = props
  const { method, address } = channel
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
      return <SendEmailControl {...props} />
    case 'phone':
      return (
        <>
          <ExternalButtonLink tone="quiet" target="_self" href={getCallUrl(address)}>
            {deskReplyMessages.call} {address}
          </ExternalButtonLink>
          <Button onClick={() => trySend()}>{deskReplyMessages.markAnswered}</Button>
        </>
      )
  }
}

/** Sends a reply by e-mail: in one press where functions send it, else a link that opens the mail program with it. */
function SendEmailControl({ sentItem, channel: { address }, text, trySend }: Props) {
  const { useNotificationSettings } = useDeskServices()
  const settings = useNotificationSettings()
  if (settings.kind === 'loading')
    return (
      <Button aria-busy aria-disabled>
        {deskReplyMessages.sendEmail}
      </Button>
    )
  if (settings.kind === 'known' && settings.email)
    return <Button onClick={() => trySend()}>{deskReplyMessages.sendEmail}</Button>
  // A text that is stored with an answer by e-mail is sent by functions: the sender would get it twice.
  const keepsText = settings.kind === 'known'
  return (
    <>
      <p className={`${desk.hint} ${styles.sendHint}`}>
        {keepsText ? deskReplyMessages.mailOffNote : deskReplyMessages.mailUnreachableNote}
      </p>
      <ExternalButtonLink
        target="_self"
        href={getEmailReplyUrl(address, formatSubject(sentItem), text)}
        onClick={(event) => {
          if (!trySend({ keepsText })) event.preventDefault()
        }}
      >
        {deskReplyMessages.openEmail}
      </ExternalButtonLink>
    </>
  )
}

function formatSubject({ kind, id }: SentItem): string {
  const name = kind === 'requests' ? 'request' : 'enquiry'
  return deskReplyMessages.formatEmailSubject(name, formatReference(id), businessDetails.name)
}
