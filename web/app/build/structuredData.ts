import { business } from '../../domain/business'
import { pictureUrl } from '../../domain/picture'
import type { ProductDetail } from '../../domain/product'
import { paths } from '../paths'

/** What search engines read of a page: JSON-LD in the words of schema.org. */
export type StructuredData = Readonly<Record<string, unknown>>

/** The whole address of a path of the site. */
export function addressOf(path: string): string {
  return `${business.site}${path === paths.home ? '/' : path}`
}

/** Who the business is, where it is and how to reach it. */
export function organization(): StructuredData {
  const [streetAddress, addressLocality] = business.address
  return {
    '@type': 'Organization',
    name: business.name,
    url: addressOf(paths.home),
    logo: addressOf('/favicon.svg'),
    telephone: business.phone,
    email: business.email,
    foundingDate: String(business.since),
    address: {
      '@type': 'PostalAddress',
      streetAddress,
      addressLocality,
      addressRegion: 'Lagos',
      addressCountry: 'NG',
    },
    sameAs: [business.facebook, business.instagram],
  }
}

/** Where a page stands beneath the home page, as names and paths. */
export function breadcrumbs(trail: readonly (readonly [name: string, path: string])[]): StructuredData {
  const whole = [['Home', paths.home] as const, ...trail]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: whole.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(path),
    })),
  }
}

/** A product; the catalogue has no prices, so it makes no offer. */
export function productData({ id, name, category, description, image }: ProductDetail): StructuredData {
  const brand = { '@type': 'Brand', name: business.name }
  return {
    '@type': 'Product',
    sku: id,
    name,
    category,
    description,
    image: addressOf(pictureUrl(image.name, 960, 'webp')),
    url: addressOf(paths.product(id)),
    brand,
  }
}
