import type { StoredProduct } from '../domain/catalogue/storedProduct'

/** A product document that visitors may see. */
export function createStoredProduct(id: string, change: Partial<StoredProduct> = {}): StoredProduct {
  return {
    id,
    name: `Oil ${id}`,
    alsoKnownAs: ['Epo'],
    category: 'Oil',
    description: 'Pressed cold.',
    benefits: { first: 'Softens skin', second: '', third: '' },
    unit: 'litre',
    grades: ['skin'],
    image: {
      path: `products/${id}/oil-0f55628fb5-640.webp`,
      width: 960,
      height: 1200,
      placeholder: 'data:image/webp;base64,AAAA',
    },
    ...change,
  }
}
