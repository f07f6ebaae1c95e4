import { routePaths } from '../../../domain/site/routePaths'
import { businessDetails } from '../../../domain/site/businessDetails'
import { aboutMessages } from '../../../domain/messages/about'
import { PageSection } from '../../ui/PageSection'
import { ButtonLink } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { heartIcon, sproutIcon } from './homeIcons'
import { leafIcon } from '../../ui/icons'
import { usePageMetadata } from '../../ui/usePageMetadata'
import { aboutPageMetadata } from './aboutPageMetadata'
import { HeroLayout, heroImageSizes } from './HeroLayout'
import { SceneImage } from './SceneImage'
import styles from './AboutPage.module.css'

const sections = [
  { icon: leafIcon, title: aboutMessages.aboutUsTitle, text: aboutMessages.aboutUsText },
  { icon: sproutIcon, title: aboutMessages.missionTitle, text: aboutMessages.missionText },
  { icon: heartIcon, title: aboutMessages.visionTitle, text: aboutMessages.visionText },
] as const

export function AboutPage() {
  usePageMetadata(aboutPageMetadata)
  return (
    <>
      <HeroLayout
        height="low"
        picture={<SceneImage scene="garden" sizes={heroImageSizes} fetchPriority="high" />}
      >
        <h1 className={styles.name}>{businessDetails.name}</h1>
        <p className={styles.tagline}>{aboutMessages.aboutTagline}</p>
      </HeroLayout>
      <PageSection>
        <div className={styles.sections}>
          {sections.map(({ icon, title, text }) => (
            <section className={styles.section} key={title}>
              <h2 className={styles.title}>
                <span className={styles.badge}>
                  <Icon pathData={icon} size="large" />
                </span>
                {title}
              </h2>
              <p className={styles.text}>{text}</p>
            </section>
          ))}
          <div className={styles.actions}>
            <ButtonLink to={routePaths.store}>{aboutMessages.visitProducts}</ButtonLink>
            <ButtonLink tone="quiet" to={routePaths.contact}>
              {aboutMessages.contactUs}
            </ButtonLink>
          </div>
        </div>
      </PageSection>
    </>
  )
}
