import { expect, test } from 'vitest'
import { createProductStructuredData } from '../../site-build/pages/structuredData'
import { createBuiltDetails } from '../domain/catalogue/publishedProducts'

test('search engines read of a product that is out of stock that it is, and of no other an offer', () => {
  const product = createBuiltDetails('1')
  expect(createProductStructuredData({ ...product, soldOut: true }).offers).toEqual({
    '@type': 'Offer',
    availability: 'https://schema.org/OutOfStock',
  })
  expect(createProductStructuredData(product)).not.toHaveProperty('offers')
})
