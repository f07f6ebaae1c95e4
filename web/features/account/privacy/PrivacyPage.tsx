import { PageSection } from '../../../ui/PageSection'
import { Heading } from '../../../ui/Heading'
import { usePageMetadata } from '../../../ui/usePageMetadata'
import { DeletionSection } from '../deletion/DeletionSection'
import { privacyPageMetadata } from './privacyPageMetadata'
import { type PrivacyTopic, privacyTopics } from './privacyTopics'
import styles from './PrivacyPage.module.css'
import { WhoSeesIt } from './WhoSeesIt'

/** The page that says what the shop keeps about its visitors, and where they have it deleted. */
export function PrivacyPage() {
  usePageMetadata(privacyPageMetadata)
  return (
    <>
      <PageSection>
        <Heading
          level={1}
          lead="What we keep about you, why, for how long, and how to have it deleted. We show no advertisements, sell nothing that we know about you, and follow nobody around the web."
        >
          Privacy
        </Heading>
        {privacyTopics.map((topic) => (
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
        <Fact name="What">{what}</Fact>
        <Fact name="Why">{why}</Fact>
        <Fact name="How long">{howLong}</Fact>
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
