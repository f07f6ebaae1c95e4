import type { SitePageDefinition } from './createSitePages'
import { toAbsoluteUrl } from './structuredData'

/** Renders the indexable pages in the format of sitemaps.org. */
export function renderSitemap(pages: readonly SitePageDefinition[]): string {
  const indexablePages = pages.filter(({ isIndexable }) => isIndexable)
  const entries = indexablePages.map(({ path }) => `<url><loc>${toAbsoluteUrl(path)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}

/** Allows crawlers everything and names the sitemap (RFC 9309). */
export const robotsTxt = `User-agent: *\nAllow: /\n\nSitemap: ${toAbsoluteUrl('/sitemap.xml')}\n`
