import { businessDetails, getMailtoUrl } from '../../../../domain/site/businessDetails'
import { privacyMessages } from '../../../../domain/messages/privacy'
import styles from './PrivacyPage.module.css'

/** Says who sees what visitors send, which other companies are part of it, and whom to ask. */
export function WhoSeesIt() {
  return (
    <section className={styles.topic}>
      <h2 className={styles.title}>{privacyMessages.whoSeesItTitle}</h2>
      <div className={styles.texts}>
        <p>{privacyMessages.staffSeeIt}</p>
        <p>{privacyMessages.googleStoresIt}</p>
        <p>{privacyMessages.othersSeeIt}</p>
        <p>
          {privacyMessages.askBeforeMail}{' '}
          <a className={styles.link} href={getMailtoUrl(privacyMessages.askMailSubject)}>
            {businessDetails.email}
          </a>
          .
        </p>
      </div>
    </section>
  )
}
