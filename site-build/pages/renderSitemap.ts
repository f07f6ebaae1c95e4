import type { SitePageDefinition } from './createSitePages'
import { escapeHtml } from '../../domain/site/escapeHtml'
import { toAbsoluteUrl } from '../../domain/site/toAbsoluteUrl'

/** Renders the sitemap: the pages for search engines, in the format of sitemaps.org. */
export function renderSitemap(pages: readonly SitePageDefinition[]): string {
  const paths = pages.flatMap(({ metadata: { canonicalPath }, queries }) =>
    canonicalPath === undefined ? [] : ['', ...queries].map((query) => canonicalPath + query),
  )
  const entries = paths.map((path) => `<url><loc>${escapeHtml(toAbsoluteUrl(path))}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}

/** The text of robots.txt (RFC 9309): it allows crawlers to read all pages and names the URL of the sitemap. */
export const robotsTxt = `User-agent: *\nAllow: /\n\nSitemap: ${toAbsoluteUrl('/sitemap.xml')}\n`
