import type { PageContent } from '../../web/domain/catalogue/parseCatalogue'
import { getSocialCardUrl, siteSocialCardUrl } from '../../web/domain/catalogue/picture'
import type { ListedProduct, ProductDetail } from '../../web/domain/catalogue/product'
import { getProductMetadata } from '../../web/features/catalogue/catalogueMetadata'
import type { PageMetadata } from '../../web/ui/usePageMetadata'
import { notFoundMetadata } from '../../web/app/notFoundMetadata'
import { routePaths } from '../../web/domain/site/routePaths'
import { routeMetadata } from './routeMetadata'
import {
  createBreadcrumbData,
  createOrganizationData,
  createProductData,
  type StructuredData,
} from './structuredData'

/** The products that the pages show. */
export type SiteContent = {
  first: NonNullable<PageContent['first']>
  listed: readonly ListedProduct[]
  products: readonly ProductDetail[]
}

/** A page that the build writes. */
export type SitePage = {
  path: string
  fileName: string
  metadata: PageMetadata
  /** The picture of link previews, 1200 by 630 pixels. */
  socialImage: string
  data: readonly StructuredData[]
  /** The catalogue data that is embedded in the page. */
  content: PageContent
  isIndexable: boolean
}

const indexableRoutes = [
  routePaths.home,
  routePaths.store,
  routePaths.allProducts,
  routePaths.about,
  routePaths.contact,
  routePaths.request,
] as const

/** Lists every page of the site: routes, products and 404.html. */
export function createSitePages({ first, products }: SiteContent): SitePage[] {
  const routePages = Object.entries(routeMetadata).map(([path, metadata]) => ({
    ...createRoutePage(path, metadata),
    content: path === routePaths.store ? { first } : {},
  }))
  return [...routePages, ...products.map(createProductPage), notFoundPage]
}

function createRoutePage(path: string, metadata: PageMetadata): Omit<SitePage, 'content'> {
  const isHome = path === routePaths.home
  return {
    path,
    fileName: isHome ? 'index.html' : toFileName(path),
    metadata,
    socialImage: siteSocialCardUrl,
    data: isHome ? [createOrganizationData()] : [createBreadcrumbData([[metadata.title, path]])],
    isIndexable: indexableRoutes.some((route) => route === path),
  }
}

function createProductPage(product: ProductDetail): SitePage {
  const path = routePaths.product(product.id)
  const breadcrumbData = createBreadcrumbData([
    [routeMetadata[routePaths.store].title, routePaths.store],
    [product.name, path],
  ])
  return {
    path,
    fileName: toFileName(path),
    metadata: getProductMetadata(product),
    socialImage: getSocialCardUrl(product.image.name),
    data: [createProductData(product), breadcrumbData],
    content: { product },
    isIndexable: true,
  }
}

// Hosting serves this file for every URL without a file; its own path is never requested.
const notFoundPage: SitePage = {
  path: '/404',
  fileName: '404.html',
  metadata: notFoundMetadata,
  socialImage: siteSocialCardUrl,
  data: [],
  content: {},
  isIndexable: false,
}

function toFileName(path: string): string {
  return `${path.slice(1)}.html`
}
