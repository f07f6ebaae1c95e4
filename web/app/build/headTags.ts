import { business } from '../../domain/business'
import { dataBlock } from './dataBlock'
import { escaped } from './escaped'
import type { SitePage } from './sitePages'
import { addressOf } from './structuredData'

/** What search engines and those who share a link read of a page, beside its title and description. */
export function headTags({ path, head, card, data, isListed }: SitePage): string {
  if (!isListed) return '<meta name="robots" content="noindex" />'
  const address = addressOf(path)
  const shared = {
    'og:type': 'website',
    'og:site_name': business.name,
    'og:title': head.title,
    'og:description': head.description,
    'og:url': address,
    'og:image': addressOf(card),
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:locale': 'en_NG',
  }
  return [
    `<link rel="canonical" href="${escaped(address)}" />`,
    ...Object.entries(shared).map(
      ([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`,
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...data.map((one) => dataBlock('application/ld+json', { '@context': 'https://schema.org', ...one })),
  ].join('')
}
