import { escapeHtml } from '../../domain/site/escapeHtml'
import { type PageWords, replaceTitleAndDescription } from '../../domain/site/pageHead'

const rootElement = '<div id="root"></div>'

/** The parts of an HTML page that differ between pages. `tags` end the head, `blocks` follow the root element. */
type TemplateValues = {
  metadata: PageWords
  tags: string
  path: string
  html: string
  blocks: string
}

export function fillTemplate(
  template: string,
  { metadata, tags, path, html, blocks }: TemplateValues,
): string {
  if (!template.includes(rootElement))
    throw new Error(`web/index.html needs ${rootElement} for the build to fill`)
  return replaceTitleAndDescription(template, metadata)
    .replace('</head>', () => `${tags}</head>`)
    .replace(rootElement, () => `<div id="root" data-path="${escapeHtml(path)}">${html}</div>${blocks}`)
}
