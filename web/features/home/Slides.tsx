import type { ComponentProps } from 'react'
import { heroSizes } from './HeroFrame'
import { Scene } from './Scene'
import type { Slideshow } from './useSlideshow'
import { useIsPageLoaded } from './whatTheVisitorSees'
import styles from './Slides.module.css'

type Props = { pictures: readonly ComponentProps<typeof Scene>['scene'][]; slideshow: Slideshow }

/** The slides, one upon the other. The others are fetched when the page and the first are there. */
export function Slides({ pictures, slideshow }: Props) {
  const { active, earlier, hasFirstArrived, onArrived } = slideshow
  const areOthersWelcome = useIsPageLoaded() && hasFirstArrived
  const layer = (slide: number) => {
    if (slide === active) return styles.active
    return slide === earlier ? styles.earlier : styles.waiting
  }
  return pictures.map((scene, slide) =>
    slide === 0 || areOthersWelcome ? (
      <Scene
        className={layer(slide)}
        key={scene}
        scene={scene}
        sizes={heroSizes}
        fetchPriority={slide === 0 ? 'high' : 'low'}
        onArrived={() => {
          onArrived(slide)
        }}
      />
    ) : null,
  )
}
