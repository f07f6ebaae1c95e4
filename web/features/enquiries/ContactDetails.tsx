import type { ReactNode } from 'react'
import { business, chatUrl, mailUrl, phoneUrl } from '../../domain/business'
import { Icon } from '../../ui/Icon'
import { chatIcon, mailIcon, phoneIcon, pinIcon } from '../../ui/icons'
import styles from './ContactDetails.module.css'

/** Every way to reach the business. */
export function ContactDetails() {
  return (
    <address className={styles.details}>
      <Detail icon={pinIcon} name="Address">
        {business.address.join(', ')}
      </Detail>
      <Detail icon={phoneIcon} name="Phone">
        <a className={styles.link} href={phoneUrl}>
          {business.phone}
        </a>
      </Detail>
      <Detail icon={chatIcon} name="Chat on WhatsApp">
        <a className={styles.link} href={chatUrl()} target="_blank" rel="noopener noreferrer">
          {business.whatsapp}
        </a>
      </Detail>
      <Detail icon={mailIcon} name="E-mail">
        <a className={styles.link} href={mailUrl()}>
          {business.email}
        </a>
      </Detail>
    </address>
  )
}

type DetailProps = { icon: string; name: string; children: ReactNode }

function Detail({ icon, name, children }: DetailProps) {
  return (
    <div className={styles.detail}>
      <span className={styles.badge}>
        <Icon drawing={icon} />
      </span>
      <h2 className={styles.name}>{name}</h2>
      <p>{children}</p>
    </div>
  )
}
