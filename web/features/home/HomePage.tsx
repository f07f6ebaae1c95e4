import { usePageMetadata } from '../../ui/usePageMetadata'
import { ProductGradeCards } from './ProductGradeCards'
import { FeaturedProducts } from './FeaturedProducts'
import { homePageMetadata } from './homePageMetadata'
import { Hero } from './Hero'
import { ProductQualityCards } from './ProductQualityCards'
import { WhyChooseUs } from './WhyChooseUs'

export function HomePage() {
  usePageMetadata(homePageMetadata)
  return (
    <>
      <Hero />
      <ProductQualityCards />
      <ProductGradeCards />
      <FeaturedProducts />
      <WhyChooseUs />
    </>
  )
}
