import { getCallUrl, getEmailReplyUrl, getWhatsAppReplyUrl } from '../../../domain/replies/replyLinks'
import type { SenderContactDetails } from '../../../domain/sent-items/sentItem'
import { deskItemMessages } from '../../../domain/messages/desk/item'
import { Icon } from '../../ui/Icon'
import { chatIcon, mailIcon, phoneIcon } from '../../ui/icons'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import styles from './ContactLinks.module.css'

/** How to reach the sender: each channel that they gave, as a text and as a link. */
export function ContactLinks({ sender }: { sender: SenderContactDetails }) {
  const channels = listChannels(sender)
  if (channels.length === 0) return <p>{deskItemMessages.noContact}</p>
  return (
    <ul className={styles.channels} aria-label={deskItemMessages.contactLabel}>
      {channels.map(({ name, address, url, icon }) => (
        <li key={name}>
          <a className={styles.channel} href={url} {...(name === 'WhatsApp' && newTab)}>
            <Icon pathData={icon} />
            <VisuallyHidden>{name} </VisuallyHidden>
            <bdi className={styles.address}>{address}</bdi>
          </a>
        </li>
      ))}
    </ul>
  )
}

const newTab = { target: '_blank', rel: 'noopener noreferrer' }

function listChannels({ phone, whatsapp, email }: SenderContactDetails) {
  const channels = [
    { name: 'WhatsApp', address: whatsapp, url: getWhatsAppReplyUrl(whatsapp, ''), icon: chatIcon },
    { name: 'E-mail', address: email, url: getEmailReplyUrl(email, '', ''), icon: mailIcon },
    { name: 'Phone', address: phone, url: getCallUrl(phone), icon: phoneIcon },
  ]
  return channels.filter(({ address }) => address !== '')
}
