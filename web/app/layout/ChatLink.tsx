import { chatUrl } from '../../domain/business'
import { Icon } from '../../ui/Icon'
import { chatIcon } from '../../ui/icons'
import styles from './ChatLink.module.css'

/** Floats on every page: a WhatsApp conversation with the business, in a new tab. */
export function ChatLink() {
  return (
    <a
      className={styles.chat}
      href={chatUrl()}
      target="_blank"
      rel="noopener noreferrer"
      aria-label="Chat with us on WhatsApp (opens in a new tab)"
    >
      <Icon drawing={chatIcon} size="large" />
    </a>
  )
}
