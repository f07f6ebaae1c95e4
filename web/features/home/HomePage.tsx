import { usePageMetadata } from '../../ui/usePageMetadata'
import { GradeCards } from './GradeCards'
import { FeaturedProducts } from './FeaturedProducts'
import { homeMetadata } from './homeMetadata'
import { Hero } from './Hero'
import { QualityCards } from './QualityCards'
import { WhyChooseUs } from './WhyChooseUs'

export function HomePage() {
  usePageMetadata(homeMetadata)
  return (
    <>
      <Hero />
      <QualityCards />
      <GradeCards />
      <FeaturedProducts />
      <WhyChooseUs />
    </>
  )
}
