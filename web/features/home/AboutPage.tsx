import { routePaths } from '../../domain/site/routePaths'
import { businessDetails } from '../../domain/site/businessDetails'
import { PageSection } from '../../ui/PageSection'
import { ButtonLink } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { heartIcon, sproutIcon } from './homeIcons'
import { leafIcon } from '../../ui/icons'
import { usePageMetadata } from '../../ui/usePageMetadata'
import { aboutPageMetadata } from './homePageMetadata'
import { HeroLayout, heroImageSizes } from './HeroLayout'
import { SceneImage } from './SceneImage'
import styles from './AboutPage.module.css'

const sections = [
  {
    icon: leafIcon,
    title: 'ABOUT US',
    text: `${businessDetails.name} is a leading supplier of organic products in Nigeria. From Lagos we bring together what local farms and presses do best: cold-pressed oils, raw butters, seeds, petals, herbs, spices, soaps and powders, for the skin and for the kitchen.`,
  },
  {
    icon: sproutIcon,
    title: 'OUR MISSION',
    text: 'To put organic, sustainably sourced, non-GMO produce, groceries, personal care items and supplements within reach of every home and workshop, at the quality we would give our own family, and to pay the people who grow it fairly.',
  },
  {
    icon: heartIcon,
    title: 'OUR VISION',
    text: 'A friendly shopping experience in which finding a good ingredient is easy, asking a question gets a person, and choosing organic is simply what one does.',
  },
] as const

/** The About page. */
export function AboutPage() {
  usePageMetadata(aboutPageMetadata)
  return (
    <>
      <HeroLayout
        height="low"
        picture={<SceneImage scene="garden" sizes={heroImageSizes} fetchPriority="high" />}
      >
        <h1 className={styles.name}>{businessDetails.name}</h1>
        <p className={styles.tagline}>WE ARE THE NUMBER ONE ORGANIC PRODUCT SUPPLIER IN NIGERIA</p>
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
            <ButtonLink to={routePaths.store}>Visit Products</ButtonLink>
            <ButtonLink tone="quiet" to={routePaths.contact}>
              Contact Us
            </ButtonLink>
          </div>
        </div>
      </PageSection>
    </>
  )
}
