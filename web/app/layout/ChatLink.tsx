import { getWhatsAppUrl } from '../../../domain/site/businessDetails'
import { layoutMessages } from '../../../domain/messages/layout'
import { Icon } from '../../ui/Icon'
import { chatIcon } from '../../ui/icons'
import styles from './ChatLink.module.css'

/** The link to a WhatsApp chat, in a new tab. It stays in view without covering content: in the header or the margin. */
export function ChatLink() {
  return (
    <a
      className={styles.chat}
      href={getWhatsAppUrl()}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={layoutMessages.chatLabel}
    >
      <Icon pathData={chatIcon} />
    </a>
  )
}
