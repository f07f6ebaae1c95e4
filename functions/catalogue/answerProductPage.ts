import { getSocialCardUrl } from '../../domain/catalogue/picture'
import { getProductPageMetadata } from '../../domain/catalogue/productPageMetadata'
import { isHidden } from '../../domain/catalogue/publishing/catalogueSnapshot'
import type { PublishedProduct } from '../../domain/catalogue/publishing/publishedProduct'
import { renderCanonicalTag, renderPreviewTags, replaceTitleAndDescription } from '../../domain/site/pageHead'
import type { Services } from '../services'
import { fetchBuiltFile } from './builtSite'
import { type FileAnswer, shortCaching } from './fileAnswer'
import { readPublishedChange } from './snapshotFile'

type PageServices = Pick<Services, 'bucket' | 'siteUrl'>

const pathPattern = /^\/products\/([1-9][0-9]{0,4})$/

// Hosting serves shell.html and 404.html at these paths.
const emptyPagePath = '/shell'
const notFoundPagePath = '/404'

// People type capitals, and the dot or the bracket after a link becomes a part of it.
const endingPattern = /[.,;:!)\]/]+$/

const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': shortCaching }

/**
 * Answers a page that no build has. A path that is written in another way is redirected to its lower case. The page of a
 * product is the site's empty page, in which the app shows the product, if it is published; any other is the page 404. `url`
 * is the path with its query, as it came, without decoding.
 */
export async function answerProductPage(services: PageServices, url: string): Promise<FileAnswer> {
  const [path = '', query = ''] = url.split(/(?=\?)/, 2)
  const location = path.replace(endingPattern, '').toLowerCase()
  if (location !== path && /^(?:\/[\w-]+){1,2}$/.test(location))
    return { status: 301, headers: { ...headers, Location: location + query }, body: '' }
  const [, id] = pathPattern.exec(path) ?? []
  const product = id === undefined ? null : await findPublishedProduct(services, id)
  // Hosting may answer that its page 404 is not found.
  if (!product)
    return { status: 404, headers, body: await fetchBuiltFile(services, notFoundPagePath, [200, 404]) }
  const page = await fetchBuiltFile(services, emptyPagePath)
  return { status: 200, headers, body: fillHead(page, product) }
}

async function findPublishedProduct({ bucket }: PageServices, id: string): Promise<PublishedProduct | null> {
  const change = await readPublishedChange(bucket, id)
  return change && !isHidden(change) ? change : null
}

function fillHead(page: string, product: PublishedProduct): string {
  const { canonicalPath, ...words } = getProductPageMetadata(product)
  // Pictures that are new since the build have addresses with the product's id.
  const image = getSocialCardUrl(`${product.id}/${product.image.name}`)
  const tags = renderCanonicalTag(canonicalPath) + renderPreviewTags(canonicalPath, { ...words, image })
  return replaceTitleAndDescription(page, words).replace('</head>', () => `${tags}</head>`)
}
