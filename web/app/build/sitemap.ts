import type { SitePage } from './sitePages'
import { addressOf } from './structuredData'

/** The pages that search engines may show, as sitemaps.org has it. */
export function sitemap(pages: readonly SitePage[]): string {
  const listed = pages.filter(({ isListed }) => isListed)
  const entries = listed.map(({ path }) => `<url><loc>${addressOf(path)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}

/** Tells crawlers that they may read everything, and where the list of pages is (RFC 9309). */
export const robots = `User-agent: *\nAllow: /\n\nSitemap: ${addressOf('/sitemap.xml')}\n`
