import { business, mailUrl, phoneUrl } from '../../domain/business'
import { Icon } from '../../ui/Icon'
import styles from './ContactBar.module.css'

/** The thin bar above the home page's header: how to reach the business, and where else it is. */
export function ContactBar() {
  return (
    <aside className={styles.bar} aria-label="Contact">
      <div className={styles.inner}>
        <a className={styles.written} href={phoneUrl}>
          <Icon name="phone" />
          {business.phone}
        </a>
        <a className={styles.written} href={mailUrl()}>
          <Icon name="mail" />
          {business.email}
        </a>
        <span className={styles.social}>
          <SocialLink name="facebook" url={business.facebook} label="Facebook page" />
          <SocialLink name="instagram" url={business.instagram} label="Instagram page" />
        </span>
      </div>
    </aside>
  )
}

type SocialProps = { name: 'facebook' | 'instagram'; url: string; label: string }

function SocialLink({ name, url, label }: SocialProps) {
  return (
    <a
      className={styles.link}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${label} (opens in a new tab)`}
    >
      <Icon name={name} />
    </a>
  )
}
