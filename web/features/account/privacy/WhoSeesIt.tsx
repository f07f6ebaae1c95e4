import { businessDetails, getMailtoUrl } from '../../../../domain/site/businessDetails'
import {
  askBeforeMail,
  askMailSubject,
  googleStoresIt,
  othersSeeIt,
  staffSeeIt,
  whoSeesItTitle,
} from '../../../../domain/messages/privacy'
import styles from './PrivacyPage.module.css'

/** Says who sees what visitors send, which other companies are part of it, and whom to ask. */
export function WhoSeesIt() {
  return (
    <section className={styles.topic}>
      <h2 className={styles.title}>{whoSeesItTitle}</h2>
      <div className={styles.texts}>
        <p>{staffSeeIt}</p>
        <p>{googleStoresIt}</p>
        <p>{othersSeeIt}</p>
        <p>
          {askBeforeMail}{' '}
          <a className={styles.link} href={getMailtoUrl(askMailSubject)}>
            {businessDetails.email}
          </a>
          .
        </p>
      </div>
    </section>
  )
}
