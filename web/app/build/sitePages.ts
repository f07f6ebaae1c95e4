import type { PageContent } from '../../domain/catalogueFiles'
import { cardUrl, siteCardUrl } from '../../domain/picture'
import type { ListedProduct, ProductDetail } from '../../domain/product'
import { productHead } from '../../features/catalogue/heads'
import type { PageHead } from '../../ui/usePageHead'
import { notFoundHead } from '../notFoundHead'
import { paths } from '../paths'
import { routeHeads } from '../routeHeads'
import { breadcrumbs, organization, productData, type StructuredData } from './structuredData'

/** What the pages are made of. */
export type SiteContent = {
  first: NonNullable<PageContent['first']>
  listed: readonly ListedProduct[]
  products: readonly ProductDetail[]
}

/** A page that the build writes: its address, the file that answers it, what its head says and what it brings along. */
export type SitePage = {
  path: string
  fileName: string
  head: PageHead
  /** The picture that stands beside a link to it, 1200 by 630. */
  card: string
  data: readonly StructuredData[]
  content: PageContent
  /** Whether search engines may show it. */
  isListed: boolean
}

const listedRoutes = [
  paths.home,
  paths.store,
  paths.allProducts,
  paths.about,
  paths.contact,
  paths.request,
] as const

/** Every page of the site: the routes, the products, and the answer for an address that is no page. */
export function sitePages({ first, products }: SiteContent): SitePage[] {
  const routePages = Object.entries(routeHeads).map(([path, head]) => ({
    ...routePage(path, head),
    content: path === paths.store ? { first } : {},
  }))
  return [...routePages, ...products.map(productPage), notFound]
}

function routePage(path: string, head: PageHead): Omit<SitePage, 'content'> {
  const isHome = path === paths.home
  return {
    path,
    fileName: isHome ? 'index.html' : fileOf(path),
    head,
    card: siteCardUrl,
    data: isHome ? [organization()] : [breadcrumbs([[head.title, path]])],
    isListed: listedRoutes.some((listed) => listed === path),
  }
}

function productPage(product: ProductDetail): SitePage {
  const path = paths.product(product.id)
  const trail = breadcrumbs([
    [routeHeads[paths.store].title, paths.store],
    [product.name, path],
  ])
  return {
    path,
    fileName: fileOf(path),
    head: productHead(product),
    card: cardUrl(product.image.name),
    data: [productData(product), trail],
    content: { product },
    isListed: true,
  }
}

// Hosting answers with this file for every address that no other file has; no address is its own.
const notFound: SitePage = {
  path: '/404',
  fileName: '404.html',
  head: notFoundHead,
  card: siteCardUrl,
  data: [],
  content: {},
  isListed: false,
}

function fileOf(path: string): string {
  return `${path.slice(1)}.html`
}
