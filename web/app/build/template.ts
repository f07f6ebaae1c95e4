import { escaped } from './escaped'

const title = /<title>[^<]*<\/title>/
const description = /<meta name="description" content="[^"]*"\s*\/?>/
const root = '<div id="root"></div>'

/** What is different from page to page; `tags` go to the end of the head, `blocks` behind the page. */
type PageParts = {
  head: { title: string; description: string }
  tags: string
  path: string
  html: string
  blocks: string
}

/** The app's page with another head, and with what stands at an address drawn in its root. */
export function filled(template: string, { head, tags, path, html, blocks }: PageParts): string {
  if (!template.includes(root)) throw new Error(`web/index.html needs ${root} for the build to fill`)
  return withHead(template, head)
    .replace('</head>', () => `${tags}</head>`)
    .replace(root, () => `<div id="root" data-path="${escaped(path)}">${html}</div>${blocks}`)
}

/** The app's page with another title and description; refuses a page that lacks the place for either. */
export function withHead(template: string, head: PageParts['head']): string {
  if (!title.test(template) || !description.test(template)) {
    throw new Error('web/index.html needs a <title> and a <meta name="description"> for the build to replace')
  }
  return template
    .replace(title, () => `<title>${escaped(head.title)}</title>`)
    .replace(description, () => `<meta name="description" content="${escaped(head.description)}" />`)
}
