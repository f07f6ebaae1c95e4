import type { EmbeddedPageData } from '../../domain/catalogue/parseCatalogue'
import { getSocialCardUrl, listSocialCardUrl, siteSocialCardUrl } from '../../domain/catalogue/picture'
import { categories, grades, type ProductSummary, type DetailedProduct } from '../../domain/catalogue/product'
import { formatFilterQuery } from '../../domain/catalogue/productSearch'
import type { ProductUse } from '../../domain/catalogue/productUse'
import type { Guide } from '../../domain/guides/guide'
import { getProductPageMetadata } from '../../domain/catalogue/productPageMetadata'
import { guidesMessages } from '../../domain/messages/guides'
import { usesMessages } from '../../domain/messages/uses'
import { sharedListPreview } from '../../web/features/order-list/orderListMetadata'
import type { PageMetadata } from '../../web/ui/usePageMetadata'
import { notFoundPageMetadata } from '../../web/app/notFoundPageMetadata'
import { createUseMetadata } from '../../web/features/catalogue/uses/usesMetadata'
import { createGuideMetadata } from '../../web/features/guides/guidesMetadata'
import { routePaths } from '../../domain/site/routePaths'
import { routeMetadata } from './routeMetadata'
import {
  createBreadcrumbStructuredData,
  createGuideStructuredData,
  createOrganizationStructuredData,
  createProductStructuredData,
  type StructuredData,
} from './structuredData'

export type SiteCatalogueData = {
  first: NonNullable<EmbeddedPageData['first']>
  listed: readonly ProductSummary[]
  products: readonly DetailedProduct[]
  uses: readonly ProductUse[]
  guides: readonly Guide[]
}

export type SitePageDefinition = {
  path: string
  fileName: string
  metadata: PageMetadata
  /** The words and the picture (1200 by 630 pixels) of link previews; null for a page that nobody shares. */
  preview: (PageMetadata & { image: string }) | null
  data: readonly StructuredData[]
  content: EmbeddedPageData
  /** The page's URL queries with metadata of their own, which the browser sets. */
  queries: readonly string[]
}

/** Lists every page of the site: routes, products, uses, guides and 404.html. */
export function createSitePages({ first, products, uses, guides }: SiteCatalogueData): SitePageDefinition[] {
  const routePages = Object.entries(routeMetadata).map(([path, metadata]) => ({
    ...createRoutePage(path, metadata),
    content: path === routePaths.store ? { first } : {},
  }))
  return [
    ...routePages,
    ...products.map(createProductPage),
    ...uses.map(createUsePage),
    ...guides.map(createGuidePage),
    notFoundPage,
  ]
}

function createRoutePage(path: string, metadata: PageMetadata): Omit<SitePageDefinition, 'content'> {
  const isHome = path === routePaths.home
  return {
    path,
    fileName: isHome ? 'index.html' : toFileName(path),
    metadata,
    preview:
      path === routePaths.orderList
        ? { ...sharedListPreview, image: listSocialCardUrl }
        : { ...metadata, image: siteSocialCardUrl },
    data: isHome
      ? [createOrganizationStructuredData()]
      : [createBreadcrumbStructuredData([[metadata.title, path]])],
    queries: path === routePaths.store ? listQueries : [],
  }
}

function createProductPage(product: DetailedProduct): SitePageDefinition {
  const path = routePaths.product(product.id)
  const metadata = getProductPageMetadata(product)
  const breadcrumbData = createBreadcrumbStructuredData([
    [routeMetadata[routePaths.store].title, routePaths.store],
    [product.name, path],
  ])
  return {
    path,
    fileName: toFileName(path),
    metadata,
    preview: { ...metadata, image: getSocialCardUrl(product.image.name) },
    data: [createProductStructuredData(product), breadcrumbData],
    content: { product },
    queries: [],
  }
}

function createUsePage(use: ProductUse): SitePageDefinition {
  const path = routePaths.use(use.slug)
  const breadcrumbData = createBreadcrumbStructuredData([
    [usesMessages.usesTitle, routePaths.uses],
    [use.title, path],
  ])
  return { ...createChildPage(path, createUseMetadata(use)), data: [breadcrumbData] }
}

function createGuidePage(guide: Guide): SitePageDefinition {
  const path = routePaths.guide(guide.slug)
  const breadcrumbData = createBreadcrumbStructuredData([
    [guidesMessages.guidesTitle, routePaths.guides],
    [guide.title, path],
  ])
  return {
    ...createChildPage(path, createGuideMetadata(guide)),
    data: [createGuideStructuredData(guide), breadcrumbData],
  }
}

function createChildPage(path: string, metadata: PageMetadata): Omit<SitePageDefinition, 'data'> {
  const preview = { ...metadata, image: siteSocialCardUrl }
  return { path, fileName: toFileName(path), metadata, preview, content: {}, queries: [] }
}

// Firebase Hosting serves 404.html for every URL without a file. Nobody requests the path /404 itself.
const notFoundPage: SitePageDefinition = {
  path: '/404',
  fileName: '404.html',
  metadata: notFoundPageMetadata,
  preview: null,
  data: [],
  content: {},
  queries: [],
}

/** The queries of the product list that have metadata of their own: one for each category and each grade. */
const listQueries: readonly string[] = [
  ...categories.map((category) => ({ category, grade: 'All' as const })),
  ...grades.map((grade) => ({ category: 'All' as const, grade })),
].map((filter) => formatFilterQuery({ ...filter, search: '' }))

function toFileName(path: string): string {
  return `${path.slice(1)}.html`
}
