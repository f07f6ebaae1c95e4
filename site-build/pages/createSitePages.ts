import type { EmbeddedPageData } from '../../web/domain/catalogue/parseCatalogue'
import { getSocialCardUrl, siteSocialCardUrl } from '../../web/domain/catalogue/picture'
import type { ProductSummary, DetailedProduct } from '../../web/domain/catalogue/product'
import { getProductPageMetadata } from '../../web/features/catalogue/catalogueMetadata'
import type { PageMetadata } from '../../web/ui/usePageMetadata'
import { notFoundPageMetadata } from '../../web/app/notFoundPageMetadata'
import { routePaths } from '../../web/domain/site/routePaths'
import { routeMetadata } from './routeMetadata'
import {
  createBreadcrumbStructuredData,
  createOrganizationStructuredData,
  createProductStructuredData,
  type StructuredData,
} from './structuredData'

export type SiteCatalogueData = {
  first: NonNullable<EmbeddedPageData['first']>
  listed: readonly ProductSummary[]
  products: readonly DetailedProduct[]
}

export type SitePageDefinition = {
  path: string
  fileName: string
  metadata: PageMetadata
  /** The picture of link previews, 1200 by 630 pixels. */
  socialImage: string
  data: readonly StructuredData[]
  content: EmbeddedPageData
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
export function createSitePages({ first, products }: SiteCatalogueData): SitePageDefinition[] {
  const routePages = Object.entries(routeMetadata).map(([path, metadata]) => ({
    ...createRoutePage(path, metadata),
    content: path === routePaths.store ? { first } : {},
  }))
  return [...routePages, ...products.map(createProductPage), notFoundPage]
}

function createRoutePage(path: string, metadata: PageMetadata): Omit<SitePageDefinition, 'content'> {
  const isHome = path === routePaths.home
  return {
    path,
    fileName: isHome ? 'index.html' : toFileName(path),
    metadata,
    socialImage: siteSocialCardUrl,
    data: isHome
      ? [createOrganizationStructuredData()]
      : [createBreadcrumbStructuredData([[metadata.title, path]])],
    isIndexable: indexableRoutes.some((route) => route === path),
  }
}

function createProductPage(product: DetailedProduct): SitePageDefinition {
  const path = routePaths.product(product.id)
  const breadcrumbData = createBreadcrumbStructuredData([
    [routeMetadata[routePaths.store].title, routePaths.store],
    [product.name, path],
  ])
  return {
    path,
    fileName: toFileName(path),
    metadata: getProductPageMetadata(product),
    socialImage: getSocialCardUrl(product.image.name),
    data: [createProductStructuredData(product), breadcrumbData],
    content: { product },
    isIndexable: true,
  }
}

// Firebase Hosting serves 404.html for every URL without a file. Nobody requests the path /404 itself.
const notFoundPage: SitePageDefinition = {
  path: '/404',
  fileName: '404.html',
  metadata: notFoundPageMetadata,
  socialImage: siteSocialCardUrl,
  data: [],
  content: {},
  isIndexable: false,
}

function toFileName(path: string): string {
  return `${path.slice(1)}.html`
}
