import { businessDetails } from '../../web/domain/site/businessDetails'
import { renderJsonScript } from './renderJsonScript'
import { escapeHtml } from './escapeHtml'
import type { SitePageDefinition } from './createSitePages'
import { toAbsoluteUrl } from './structuredData'

/** The head tags for search engines and link previews, except title and description. */
export function renderHeadTags(page: SitePageDefinition): string {
  return renderSearchTags(page) + renderPreviewTags(page)
}

function renderSearchTags({ metadata: { canonicalPath }, data, queries }: SitePageDefinition): string {
  if (canonicalPath === undefined) return '<meta name="robots" content="noindex" />'
  const url = escapeHtml(toAbsoluteUrl(canonicalPath))
  // The file of a page with queries serves all of them, so the browser sets the canonical URL.
  const canonicalTag = queries.length > 0 ? '' : `<link rel="canonical" href="${url}" />`
  const dataTags = data.map((item) =>
    renderJsonScript('application/ld+json', { '@context': 'https://schema.org', ...item }),
  )
  return canonicalTag + dataTags.join('')
}

function renderPreviewTags({ path, preview }: SitePageDefinition): string {
  if (!preview) return ''
  const openGraph = {
    'og:type': 'website',
    'og:site_name': businessDetails.name,
    'og:title': preview.title,
    'og:description': preview.description,
    'og:url': toAbsoluteUrl(path),
    'og:image': toAbsoluteUrl(preview.image),
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:locale': 'en_NG',
  }
  const tags = Object.entries(openGraph).map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}" />`,
  )
  return `${tags.join('')}<meta name="twitter:card" content="summary_large_image" />`
}
