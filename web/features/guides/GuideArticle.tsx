import type { Guide, GuideSource } from '../../../domain/guides/guide'
import { guidesMessages } from '../../../domain/messages/guides'
import { routePaths } from '../../../domain/site/routePaths'
import { Heading } from '../../ui/Heading'
import { Link } from '../../ui/Link'
import { PageSection } from '../../ui/PageSection'
import { usePageMetadata } from '../../ui/usePageMetadata'
import { GuideNeeds } from './GuideNeeds'
import { createGuideMetadata } from './guidesMetadata'
import styles from './GuideArticle.module.css'

/** The page of a guide. */
export function GuideArticle({ guide }: { guide: Guide }) {
  usePageMetadata(createGuideMetadata(guide))
  return (
    <PageSection>
      <Link className={styles.trail} to={routePaths.guides}>
        {guidesMessages.guidesTitle}
      </Link>
      <Heading level={1} lead={guide.summary}>
        {guide.title}
      </Heading>
      <div className={styles.guide}>
        <div className={styles.introduction}>
          {guide.introduction.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <dl className={styles.facts}>
            <Fact name={guidesMessages.makesLabel}>{guide.makes}</Fact>
            <Fact name={guidesMessages.timeLabel}>{guide.time}</Fact>
          </dl>
        </div>
        <div className={styles.needs}>
          <GuideNeeds guide={guide} />
        </div>
        <div className={styles.method}>
          <Steps steps={guide.steps} />
        </div>
      </div>
      <div className={styles.notes}>
        {guide.notes.map((note) => (
          <Note key={note.title} {...note} />
        ))}
      </div>
      <Sources sources={guide.sources} />
    </PageSection>
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

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <section>
      <h2 className={styles.title}>{guidesMessages.stepsTitle}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li className={styles.step} key={step}>
            <p>{step}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Note({ title, texts }: Guide['notes'][number]) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  )
}

function Sources({ sources }: { sources: readonly GuideSource[] }) {
  return (
    <section className={styles.sources}>
      <h2 className={styles.title}>{guidesMessages.sourcesTitle}</h2>
      <ul className={styles.list}>
        {sources.map(({ citation, supports }) => (
          <li key={citation}>
            {supports}: <Citation text={citation} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A citation, which may end with an address. */
function Citation({ text }: { text: string }) {
  const [url] = /https:\S+$/.exec(text) ?? []
  if (url === undefined) return `${text}.`
  return (
    <>
      {text.slice(0, -url.length)}
      <a href={url} rel="noopener noreferrer">
        {url}
      </a>
    </>
  )
}
