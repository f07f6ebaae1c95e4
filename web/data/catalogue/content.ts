import { type PageContent, readContent } from '../../domain/catalogueFiles'
import { contentId } from './contentId'
import { keepProduct } from './detail'
import { keepFirstPage } from './list'

/** Takes the content that a page has brought along. */
export function keepContent({ first, product }: PageContent): void {
  if (first) keepFirstPage(first)
  if (product) keepProduct(product)
}

/** The content in this document; a page that was not drawn in advance has none. */
export function contentOf(page: Document): PageContent {
  const text = page.getElementById(contentId)?.textContent
  return text ? readContent(JSON.parse(text)) : {}
}
