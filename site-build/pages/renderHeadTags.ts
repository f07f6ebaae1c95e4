import { renderCanonicalTag, renderPreviewTags } from '../../domain/site/pageHead'
import type { SitePageDefinition } from './createSitePages'
import { renderJsonScript } from './renderJsonScript'

/** The head tags for search engines and link previews, except title and description. */
export function renderHeadTags(page: SitePageDefinition): string {
  const { path, preview } = page
  return renderSearchTags(page) + (preview ? renderPreviewTags(path, preview) : '')
}

function renderSearchTags({ metadata: { canonicalPath }, data, queries }: SitePageDefinition): string {
  if (canonicalPath === undefined) return '<meta name="robots" content="noindex" />'
  // The file of a page with queries serves all of them, so the browser sets the canonical URL.
  const canonicalTag = queries.length > 0 ? '' : renderCanonicalTag(canonicalPath)
  const dataTags = data.map((item) =>
    renderJsonScript('application/ld+json', { '@context': 'https://schema.org', ...item }),
  )
  return canonicalTag + dataTags.join('')
}
