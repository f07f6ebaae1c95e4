import { paths } from '../../app/paths'
import { business } from '../../domain/business'
import { Band } from '../../ui/Band'
import { ButtonLink } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { heartIcon, sproutIcon } from './icons'
import { leafIcon } from '../../ui/icons'
import { usePageHead } from '../../ui/usePageHead'
import { aboutHead } from './heads'
import { HeroFrame, heroSizes } from './HeroFrame'
import { Scene } from './Scene'
import styles from './AboutPage.module.css'

const sections = [
  {
    icon: leafIcon,
    title: 'ABOUT US',
    text: `${business.name} is a leading supplier of organic products in Nigeria. From Lagos we bring together what local farms and presses do best: cold-pressed oils, raw butters, seeds, petals, herbs, spices, soaps and powders, for the skin and for the kitchen.`,
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

/** Who the business is and what it wants. */
export function AboutPage() {
  usePageHead(aboutHead)
  return (
    <>
      <HeroFrame height="low" picture={<Scene scene="garden" sizes={heroSizes} fetchPriority="high" />}>
        <h1 className={styles.name}>{business.name}</h1>
        <p className={styles.tagline}>WE ARE THE NUMBER ONE ORGANIC PRODUCT SUPPLIER IN NIGERIA</p>
      </HeroFrame>
      <Band>
        <div className={styles.sections}>
          {sections.map(({ icon, title, text }) => (
            <section className={styles.section} key={title}>
              <h2 className={styles.title}>
                <span className={styles.badge}>
                  <Icon drawing={icon} size="large" />
                </span>
                {title}
              </h2>
              <p className={styles.text}>{text}</p>
            </section>
          ))}
          <div className={styles.actions}>
            <ButtonLink to={paths.store}>Visit Products</ButtonLink>
            <ButtonLink tone="quiet" to={paths.contact}>
              Contact Us
            </ButtonLink>
          </div>
        </div>
      </Band>
    </>
  )
}
