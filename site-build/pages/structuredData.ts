import { business } from '../../web/domain/site/business'
import { getPictureUrl } from '../../web/domain/catalogue/picture'
import type { ProductDetail } from '../../web/domain/catalogue/product'
import { routePaths } from '../../web/domain/site/routePaths'

/** JSON-LD data of a page, in the vocabulary of schema.org. */
export type StructuredData = Readonly<Record<string, unknown>>

/** The absolute URL of a path. */
export function toAbsoluteUrl(path: string): string {
  return `${business.siteUrl}${path === routePaths.home ? '/' : path}`
}

/** Describes the business: name, address and contact. */
export function createOrganizationData(): StructuredData {
  const [streetAddress, addressLocality] = business.address
  return {
    '@type': 'Organization',
    name: business.name,
    url: toAbsoluteUrl(routePaths.home),
    logo: toAbsoluteUrl('/favicon.svg'),
    telephone: business.phone,
    email: business.email,
    foundingDate: String(business.foundedYear),
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

/** The breadcrumb trail from the home page, as names and paths. */
export function createBreadcrumbData(
  trail: readonly (readonly [name: string, path: string])[],
): StructuredData {
  const fullTrail = [['Home', routePaths.home] as const, ...trail]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: fullTrail.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: toAbsoluteUrl(path),
    })),
  }
}

/** Describes a product. There is no offer, because the catalogue has no prices. */
export function createProductData({ id, name, category, description, image }: ProductDetail): StructuredData {
  const brand = { '@type': 'Brand', name: business.name }
  return {
    '@type': 'Product',
    sku: id,
    name,
    category,
    description,
    image: toAbsoluteUrl(getPictureUrl(image.name, 960, 'webp')),
    url: toAbsoluteUrl(routePaths.product(id)),
    brand,
  }
}
