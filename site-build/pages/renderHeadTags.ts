import { businessDetails } from '../../web/domain/site/businessDetails'
import { renderJsonScript } from './renderJsonScript'
import { escapeHtml } from './escapeHtml'
import type { SitePageDefinition } from './createSitePages'
import { toAbsoluteUrl } from './structuredData'

/** The head tags for search engines and link previews, except title and description. */
export function renderHeadTags({
  path,
  metadata,
  socialImage,
  data,
  isIndexable,
}: SitePageDefinition): string {
  if (!isIndexable) return '<meta name="robots" content="noindex" />'
  const url = toAbsoluteUrl(path)
  const openGraph = {
    'og:type': 'website',
    'og:site_name': businessDetails.name,
    'og:title': metadata.title,
    'og:description': metadata.description,
    'og:url': url,
    'og:image': toAbsoluteUrl(socialImage),
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:locale': 'en_NG',
  }
  return [
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    ...Object.entries(openGraph).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}" />`,
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...data.map((item) =>
      renderJsonScript('application/ld+json', { '@context': 'https://schema.org', ...item }),
    ),
  ].join('')
}
