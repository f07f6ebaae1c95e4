import { businessDetails, getMailtoUrl } from '../../../domain/site/businessDetails'
import styles from './PrivacyPage.module.css'

/** Says who sees what visitors send, which other companies are part of it, and whom to ask. */
export function WhoSeesIt() {
  return (
    <section className={styles.topic}>
      <h2 className={styles.title}>Who sees it</h2>
      <div className={styles.texts}>
        <p>
          The people who answer for {businessDetails.name}, and nobody else in the shop. You see what you sent
          yourself, under My Requests.
        </p>
        <p>
          Google runs the computers that store it for us (Firebase). It notes the network address of each
          visit for some weeks, to keep attackers out, and its safety copies of what we delete are gone after
          180 days at the latest.
        </p>
        <p>
          E-mails and WhatsApp messages between us are also in our mailbox and on our telephones. The map
          comes from OpenStreetMap when you press &lsquo;Show map&rsquo;, and only then.
        </p>
        <p>
          You may ask what we keep about you, and have it put right or deleted, these messages too: write to{' '}
          <a className={styles.link} href={getMailtoUrl('What you keep about me')}>
            {businessDetails.email}
          </a>
          .
        </p>
      </div>
    </section>
  )
}
