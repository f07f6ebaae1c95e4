import { privacyMessages, type PrivacyTopic } from '../../../../domain/messages/privacy'
import { PageSection } from '../../../ui/PageSection'
import { Heading } from '../../../ui/Heading'
import { usePageMetadata } from '../../../ui/usePageMetadata'
import { DeletionSection } from '../deletion/DeletionSection'
import { privacyPageMetadata } from './privacyPageMetadata'
import { businessDetails, getMailtoUrl } from '../../../../domain/site/businessDetails'
import styles from './PrivacyPage.module.css'

export function PrivacyPage() {
  usePageMetadata(privacyPageMetadata)
  return (
    <>
      <PageSection>
        <Heading level={1} lead={privacyMessages.privacyLead}>
          {privacyMessages.privacyTitle}
        </Heading>
        {privacyMessages.privacyTopics.map((topic) => (
          <Topic key={topic.title} {...topic} />
        ))}
        <WhoSeesIt />
      </PageSection>
      <PageSection background="moss">
        <DeletionSection />
      </PageSection>
    </>
  )
}

function Topic({ title, what, why, howLong }: PrivacyTopic) {
  return (
    <section className={styles.topic}>
      <h2 className={styles.title}>{title}</h2>
      <dl className={styles.facts}>
        <Fact name={privacyMessages.whatLabel}>{what}</Fact>
        <Fact name={privacyMessages.whyLabel}>{why}</Fact>
        <Fact name={privacyMessages.howLongLabel}>{howLong}</Fact>
      </dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Says who sees what visitors send, which other companies are part of it, and whom to ask. */
function WhoSeesIt() {
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
