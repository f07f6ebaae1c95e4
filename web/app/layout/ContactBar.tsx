import { businessDetails, getMailtoUrl, phoneUrl } from '../../../domain/site/businessDetails'
import { layoutMessages } from '../../../domain/messages/layout'
import { Icon } from '../../ui/Icon'
import { facebookIcon, instagramIcon, mailIcon, phoneIcon } from '../../ui/icons'
import { OpeningState } from './OpeningState'
import styles from './ContactBar.module.css'

export function ContactBar() {
  return (
    <aside className={styles.bar} aria-label={layoutMessages.contactBarLabel}>
      <div className={styles.inner}>
        <a className={styles.contactLink} href={phoneUrl}>
          <Icon pathData={phoneIcon} />
          {businessDetails.phone}
        </a>
        <a className={styles.contactLink} href={getMailtoUrl()}>
          <Icon pathData={mailIcon} />
          {businessDetails.email}
        </a>
        <div className={styles.state}>
          <OpeningState />
        </div>
        <span className={styles.social}>
          <SocialLink
            icon={facebookIcon}
            url={businessDetails.facebook}
            label={layoutMessages.facebookLabel}
          />
          <SocialLink
            icon={instagramIcon}
            url={businessDetails.instagram}
            label={layoutMessages.instagramLabel}
          />
        </span>
      </div>
    </aside>
  )
}

function SocialLink({ icon, url, label }: { icon: string; url: string; label: string }) {
  return (
    <a className={styles.link} href={url} target="_blank" rel="noopener noreferrer" aria-label={label}>
      <Icon pathData={icon} />
    </a>
  )
}
