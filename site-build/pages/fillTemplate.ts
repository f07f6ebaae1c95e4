import { escapeHtml } from './escapeHtml'

const titlePattern = /<title>[^<]*<\/title>/
const descriptionPattern = /<meta name="description" content="[^"]*"\s*\/?>/
const rootElement = '<div id="root"></div>'

/** The parts of an HTML page that differ between pages. `tags` end the head, `blocks` follow the root element. */
type TemplateValues = {
  metadata: { title: string; description: string }
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

/** Replaces the title and the meta description in the HTML template. Throws if the template lacks one of them. */
export function replaceTitleAndDescription(template: string, metadata: TemplateValues['metadata']): string {
  if (!titlePattern.test(template) || !descriptionPattern.test(template)) {
    throw new Error('web/index.html needs a <title> and a <meta name="description"> for the build to replace')
  }
  return template
    .replace(titlePattern, () => `<title>${escapeHtml(metadata.title)}</title>`)
    .replace(
      descriptionPattern,
      () => `<meta name="description" content="${escapeHtml(metadata.description)}" />`,
    )
}
