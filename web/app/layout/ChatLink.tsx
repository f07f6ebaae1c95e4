import { getWhatsAppUrl } from '../../domain/site/businessDetails'
import { Icon } from '../../ui/Icon'
import { chatIcon } from '../../ui/icons'
import styles from './ChatLink.module.css'

/** The floating link to a WhatsApp chat, in a new tab. */
export function ChatLink() {
  return (
    <a
      className={styles.chat}
      href={getWhatsAppUrl()}
      target="_blank"
      rel="noopener noreferrer"
      aria-label="Chat with us on WhatsApp (opens in a new tab)"
    >
      <Icon pathData={chatIcon} size="large" />
    </a>
  )
}
