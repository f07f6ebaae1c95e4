import { expect, test } from 'vitest'
import { listCachedSources } from '../../site-build/cachedSources'

test('the sources of a build name each file that has a hash, and no folder as a whole', () => {
  const files = [
    ...['index.html', 'assets', 'assets/desk', 'assets/index-DoQxyam6.js', 'assets/desk/Item-B4e_9x-2.js'],
    ...['catalogue/built.json', 'catalogue/e0dc36b3af/17.json', 'catalogue/e0dc36b3af/products.json'],
    ...['pictures/oil-0f55628fb5-320.avif', 'pictures/oil-0f55628fb5-card.jpg'],
    ...['pictures/bark-0123456789-320.avif', 'pictures/bark-0123456789-card.jpg'],
    'pictures/food-81351fc80e-1600.webp',
  ]
  expect(listCachedSources(files)).toEqual([
    '/assets/desk/@(Item-B4e_9x-2.js)',
    '/assets/@(index-DoQxyam6.js)',
    '/catalogue/e0dc36b3af/@(17.json|products.json)',
    '/pictures/@(bark-0123456789|oil-0f55628fb5)@(-320.avif|-card.jpg)',
    '/pictures/@(food-81351fc80e)@(-1600.webp)',
  ])
})
