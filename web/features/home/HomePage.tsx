import { usePageHead } from '../../ui/usePageHead'
import { CategoryBlurbs } from './CategoryBlurbs'
import { FeaturedProducts } from './FeaturedProducts'
import { homeHead } from './heads'
import { Hero } from './Hero'
import { QualityCards } from './QualityCards'
import { WhyChooseUs } from './WhyChooseUs'

/** The landing page. */
export function HomePage() {
  usePageHead(homeHead)
  return (
    <>
      <Hero />
      <QualityCards />
      <CategoryBlurbs />
      <FeaturedProducts />
      <WhyChooseUs />
    </>
  )
}
