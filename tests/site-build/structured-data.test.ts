import { expect, test } from 'vitest'
import { createGuideStructuredData, createProductStructuredData } from '../../site-build/pages/structuredData'
import { toGuides } from '../../site-build/catalogue/catalogueContent'
import { loadCatalogue } from '../../seed/catalogue/loadCatalogue'
import { createBuiltDetails } from '../domain/catalogue/publishedProducts'

test('search engines read of a product that is out of stock that it is, and of no other an offer', () => {
  const product = createBuiltDetails('1')
  expect(createProductStructuredData({ ...product, soldOut: true }).offers).toEqual({
    '@type': 'Offer',
    availability: 'https://schema.org/OutOfStock',
  })
  expect(createProductStructuredData(product)).not.toHaveProperty('offers')
})

test('search engines read what a guide needs, and its steps in order', async () => {
  const guide = toGuides(await loadCatalogue()).find(({ slug }) => slug === 'butter-balm')
  if (!guide) throw new Error('There is no such guide.')
  const data = createGuideStructuredData(guide)
  expect(data).toMatchObject({ '@type': 'HowTo', name: 'A butter balm', description: guide.summary })
  expect(data.supply).toContainEqual({ '@type': 'HowToSupply', name: 'Shea Butter: 250 g' })
  expect(data.step).toEqual(
    guide.steps.map((text, index) => ({ '@type': 'HowToStep', position: index + 1, text })),
  )
})
