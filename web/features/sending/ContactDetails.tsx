import type { ReactNode } from 'react'
import { businessDetails, getWhatsAppUrl, getMailtoUrl, phoneUrl } from '../../../domain/site/businessDetails'
import { sendingMessages } from '../../../domain/messages/sending'
import { Icon } from '../../ui/Icon'
import { chatIcon, mailIcon, phoneIcon, pinIcon } from '../../ui/icons'
import styles from './ContactDetails.module.css'

export function ContactDetails() {
  return (
    <address className={styles.details}>
      <ContactDetail icon={pinIcon} name={sendingMessages.addressLabel}>
        {businessDetails.address.join(', ')}
      </ContactDetail>
      <ContactDetail icon={phoneIcon} name={sendingMessages.phoneLabel}>
        <a className={styles.link} href={phoneUrl}>
          {businessDetails.phone}
        </a>
      </ContactDetail>
      <ContactDetail icon={chatIcon} name={sendingMessages.chatLabel}>
        <a className={styles.link} href={getWhatsAppUrl()} target="_blank" rel="noopener noreferrer">
          {businessDetails.whatsapp}
        </a>
      </ContactDetail>
      <ContactDetail icon={mailIcon} name={sendingMessages.emailLabel}>
        <a className={styles.link} href={getMailtoUrl()}>
          {businessDetails.email}
        </a>
      </ContactDetail>
    </address>
  )
}

type DetailProps = { icon: string; name: string; children: ReactNode }

function ContactDetail({ icon, name, children }: DetailProps) {
  return (
    <div className={styles.detail}>
      <span className={styles.badge}>
        <Icon pathData={icon} />
      </span>
      <h2 className={styles.name}>{name}</h2>
      <p>{children}</p>
    </div>
  )
}
