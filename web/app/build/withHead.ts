import type { PageHead } from '../../ui/usePageHead'

const title = /<title>[^<]*<\/title>/
const description = /<meta name="description" content="[^"]*"\s*\/?>/

/** The app's page with another title and description; refuses a page that lacks the place for either. */
export function withHead(html: string, head: PageHead): string {
  if (!title.test(html) || !description.test(html)) {
    throw new Error('web/index.html needs a <title> and a <meta name="description"> for the build to replace')
  }
  return html
    .replace(title, () => `<title>${escaped(head.title)}</title>`)
    .replace(description, () => `<meta name="description" content="${escaped(head.description)}" />`)
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
