import type { RefObject } from 'react'
import { getWhatsAppUrl, getMailtoUrl } from '../../../domain/site/businessDetails'
import { type ShareableMessage, formatShareableMessage } from '../../../domain/sending/shareableMessage'
import { outboxMessages } from '../../../domain/messages/outbox'
import { copyText } from '../../browser/copyText'
import { Button, ExternalButtonLink } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { chatIcon, mailIcon } from '../../ui/icons'
import { showToast } from '../../ui/toasts/showToast'

const copyIcon = 'M9 8.5h11v12H9zM6 15.5H4v-12h11v2'

type CopyProps = { message: ShareableMessage; textRef: RefObject<HTMLElement | null> }

export function ReplyChannels({ message, textRef, isPrimary = false }: CopyProps & { isPrimary?: boolean }) {
  return (
    <>
      <ExternalButtonLink
        tone={isPrimary ? 'loud' : 'quiet'}
        href={getWhatsAppUrl(formatShareableMessage(message))}
      >
        <Icon pathData={chatIcon} />
        {outboxMessages.sendOnWhatsApp}
      </ExternalButtonLink>
      <ExternalButtonLink tone="quiet" href={getMailtoUrl(message.subject, message.body)} target="_self">
        <Icon pathData={mailIcon} />
        {outboxMessages.sendByEmail}
      </ExternalButtonLink>
      <CopyMessageButton message={message} textRef={textRef} />
    </>
  )
}

/** Copies the message, which may be too long for a link; without clipboard access, selects the displayed text. */
function CopyMessageButton({ message, textRef }: CopyProps) {
  const copy = async () => {
    if (await copyText(formatShareableMessage(message))) {
      showToast('success', outboxMessages.textCopiedMessage)
      return
    }
    if (textRef.current) getSelection()?.selectAllChildren(textRef.current)
    showToast('info', outboxMessages.copyFailedMessage)
  }
  return (
    <Button tone="quiet" onClick={() => void copy()}>
      <Icon pathData={copyIcon} />
      {outboxMessages.copyTextLabel}
    </Button>
  )
}
