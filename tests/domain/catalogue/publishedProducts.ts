import type { CatalogueFirstPage } from '../../../domain/catalogue/parseCatalogue'
import type { DetailedProduct, ProductSummary } from '../../../domain/catalogue/product'
import type { PublishedProduct } from '../../../domain/catalogue/publishing/publishedProduct'

const placeholder = 'data:image/webp;base64,UklGRg=='

/** A product as a snapshot has it. */
export function createPublishedProduct(id: string, fields: Partial<PublishedProduct> = {}): PublishedProduct {
  return {
    id,
    name: `Product ${id}`,
    alsoKnownAs: [],
    category: 'Oil',
    description: 'A description.',
    benefits: { first: '', second: '', third: '' },
    unit: 'litre',
    grades: ['skin'],
    image: { name: `picture-${id}`, width: 960, height: 1200, placeholder },
    ...fields,
  }
}

/** A product as the built list has it. */
export function createBuiltProduct(id: string): ProductSummary {
  const { name, category, unit, grades, description, image } = createPublishedProduct(id)
  return { id, name, category, unit, grades, preview: description, image }
}

/** A product as its built page has it. */
export function createBuiltDetails(id: string, related: ProductSummary[] = []): DetailedProduct {
  return {
    ...createPublishedProduct(id),
    facts: { origin: 'Northern Nigeria' },
    links: { related, previous: undefined, next: undefined, pages: [] },
  }
}

/** The built first page of `total` products, of which it has the first ones. */
export function createFirstPage(products: ProductSummary[], total = products.length): CatalogueFirstPage {
  return { products, categories: ['Oil'], total, lastId: total }
}
