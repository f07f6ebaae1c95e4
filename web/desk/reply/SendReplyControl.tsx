import { type ReactNode, useState } from 'react'
import { getCallUrl, getWhatsAppReplyUrl, getEmailReplyUrl } from '../../../domain/replies/replyLinks'
import { getNumber } from '../../../domain/sent-items/internationalPhoneNumber'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { deskReplyMessages } from '../../../domain/messages/desk/item'
import { Button, ExternalButtonLink } from '../../ui/Button'
import type { ReplyChannel } from './replyChannels'
import { useDeskServices } from '../../data/desk/DeskServices'
import { formatMailSubject } from '../../../domain/replies/mailSubject'
import { focusReplyTitle } from './ReplyPanel'
import { SentQuestion } from './SentQuestion'
import styles from './ItemReply.module.css'
import desk from '../ui/desk.module.css'

type Props = {
  sentItem: SentItem
  channel: ReplyChannel
  text: string
  /** Leads to what the reply still needs, in place of what sends it; null if it needs nothing. */
  missing: ReactNode
  /** Whether WhatsApp, the telephone or the mail program was opened, and nobody has said yet what became of it. */
  isAsking: boolean
  /** Notes that it is opened with this text, unless the text is invalid: then it returns false. */
  tryOpen: () => boolean
  /** Stores the answer, by default with its text. */
  trySend: (options?: { keepsText: boolean }) => void
  onNotSent: () => void
  /** What the button says that stores a reply by phone. */
  doneName?: string
}

export function SendReplyControl(props: Props) {
  const { sentItem, channel, text, missing, isAsking, tryOpen, trySend, onNotSent } = props
  const { doneName = deskReplyMessages.markAnswered } = props
  const [wasAsking] = useState(isAsking)
  const { method, address } = channel
  const question = {
    // After a reload, the focus stays where the browser puts it.
    takesFocus: !wasAsking,
    doneName,
    onNotSent: () => {
      onNotSent()
      focusReplyTitle()
    },
  }
  if (method === 'email') return <SendEmailControl {...props} question={question} />
  if (isAsking) return <SentQuestion {...question} method={method} onSent={() => trySend()} />
  if (method === 'whatsapp')
    return (
      missing ?? (
        <OpenLink href={getWhatsAppReplyUrl(getNumber(sentItem.sender, 'whatsapp'), text)} tryOpen={tryOpen}>
          {deskReplyMessages.openWhatsApp}
        </OpenLink>
      )
    )
  return (
    <>
      <OpenLink
        tone="quiet"
        target="_self"
        href={getCallUrl(getNumber(sentItem.sender, 'phone'))}
        tryOpen={tryOpen}
      >
        {deskReplyMessages.call} {address}
      </OpenLink>
      {missing ?? <Button onClick={() => trySend()}>{doneName}</Button>}
    </>
  )
}

type EmailProps = Props & { question: { takesFocus: boolean; doneName: string; onNotSent: () => void } }

/** Sends a reply by e-mail: in one press where functions send it, else a link that opens the mail program with it. */
function SendEmailControl(props: EmailProps) {
  const { sentItem, channel, text, missing, isAsking, tryOpen, trySend, question } = props
  const { useNotificationSettings } = useDeskServices()
  const settings = useNotificationSettings()
  if (settings.kind === 'loading')
    return (
      <Button aria-busy aria-disabled>
        {deskReplyMessages.sendEmail}
      </Button>
    )
  // A text that is stored with an answer by e-mail is sent by functions: the sender would get it twice.
  const keepsText = settings.kind === 'known' && !settings.email
  if (isAsking) return <SentQuestion {...question} method="email" onSent={() => trySend({ keepsText })} />
  if (missing) return missing
  if (settings.kind === 'known' && settings.email)
    return <Button onClick={() => trySend()}>{deskReplyMessages.sendEmail}</Button>
  return (
    <>
      <p className={`${desk.hint} ${styles.sendHint}`}>
        {keepsText ? deskReplyMessages.mailOffNote : deskReplyMessages.mailUnreachableNote}
      </p>
      <OpenLink
        target="_self"
        href={getEmailReplyUrl(channel.address, formatMailSubject(sentItem), text)}
        tryOpen={tryOpen}
      >
        {deskReplyMessages.openEmail}
      </OpenLink>
    </>
  )
}

type OpenLinkProps = Parameters<typeof ExternalButtonLink>[0] & Pick<Props, 'tryOpen'>

function OpenLink({ tryOpen, ...link }: OpenLinkProps) {
  return (
    <ExternalButtonLink
      {...link}
      onClick={(event) => {
        if (!tryOpen()) event.preventDefault()
      }}
    />
  )
}
