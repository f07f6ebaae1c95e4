import { businessDetails } from '../../domain/site/businessDetails'
import { getPictureUrl } from '../../domain/catalogue/picture'
import type { DetailedProduct } from '../../domain/catalogue/product'
import type { Guide } from '../../domain/guides/guide'
import { routePaths } from '../../domain/site/routePaths'
import { toAbsoluteUrl } from '../../domain/site/toAbsoluteUrl'

/** JSON-LD data of a page, in the vocabulary of schema.org. */
export type StructuredData = Readonly<Record<string, unknown>>

export function createOrganizationStructuredData(): StructuredData {
  const [streetAddress, addressLocality] = businessDetails.address
  return {
    '@type': 'Organization',
    name: businessDetails.name,
    url: toAbsoluteUrl(routePaths.home),
    logo: toAbsoluteUrl('/favicon.svg'),
    telephone: businessDetails.phone,
    email: businessDetails.email,
    foundingDate: String(businessDetails.foundedYear),
    address: {
      '@type': 'PostalAddress',
      streetAddress,
      addressLocality,
      addressRegion: 'Lagos',
      addressCountry: 'NG',
    },
    sameAs: [businessDetails.facebook, businessDetails.instagram],
  }
}

/** Describes a page's breadcrumb links, from the home page to this page, in schema.org terms. */
export function createBreadcrumbStructuredData(
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

/**
 * Describes a product in schema.org terms. The catalogue has no prices, so that an offer stands for a product that is out
 * of stock alone: it says so.
 */
export function createProductStructuredData({
  id,
  name,
  category,
  description,
  image,
  soldOut,
}: DetailedProduct): StructuredData {
  const brand = { '@type': 'Brand', name: businessDetails.name }
  return {
    '@type': 'Product',
    sku: id,
    name,
    category,
    description,
    image: toAbsoluteUrl(getPictureUrl(image.name, 960, 'webp')),
    url: toAbsoluteUrl(routePaths.product(id)),
    brand,
    ...(soldOut && { offers: { '@type': 'Offer', availability: 'https://schema.org/OutOfStock' } }),
  }
}

/** Describes a guide in schema.org terms, with what it needs and its steps. */
export function createGuideStructuredData({
  slug,
  title,
  summary,
  makes,
  products,
  otherThings,
  steps,
}: Guide): StructuredData {
  const supplies = products.map(({ name, amount }) => `${name}: ${amount}`)
  return {
    '@type': 'HowTo',
    name: title,
    description: summary,
    url: toAbsoluteUrl(routePaths.guide(slug)),
    yield: makes,
    supply: [...supplies, ...otherThings].map((name) => ({ '@type': 'HowToSupply', name })),
    step: steps.map((text, index) => ({ '@type': 'HowToStep', position: index + 1, text })),
  }
}
