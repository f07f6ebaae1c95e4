import { businessDetails } from './businessDetails'
import { escapeHtml } from './escapeHtml'
import { toAbsoluteUrl } from './toAbsoluteUrl'

const titlePattern = /<title>[^<]*<\/title>/
const descriptionPattern = /<meta name="description" content="[^"]*"\s*\/?>/

export type PageWords = { title: string; description: string }

export function replaceTitleAndDescription(template: string, { title, description }: PageWords): string {
  if (!titlePattern.test(template) || !descriptionPattern.test(template)) {
    throw new Error('web/index.html needs a <title> and a <meta name="description"> for the build to replace')
  }
  return template
    .replace(titlePattern, () => `<title>${escapeHtml(title)}</title>`)
    .replace(descriptionPattern, () => `<meta name="description" content="${escapeHtml(description)}" />`)
}

export function renderCanonicalTag(path: string): string {
  return `<link rel="canonical" href="${escapeHtml(toAbsoluteUrl(path))}" />`
}

/** Renders the head tags of link previews. `image` is the path of a picture of 1200 by 630 pixels. */
export function renderPreviewTags(
  path: string,
  { title, description, image }: PageWords & { image: string },
): string {
  const openGraph = {
    'og:type': 'website',
    'og:site_name': businessDetails.name,
    'og:title': title,
    'og:description': description,
    'og:url': toAbsoluteUrl(path),
    'og:image': toAbsoluteUrl(image),
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:locale': 'en_NG',
  }
  const tags = Object.entries(openGraph).map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}" />`,
  )
  return `${tags.join('')}<meta name="twitter:card" content="summary_large_image" />`
}
