import type { Rolldown } from 'vite'
import { renderCanonicalTag, renderPreviewTags } from '../../domain/site/pageHead'
import { embeddedPageDataElementId } from '../../web/data/catalogue/embeddedPageDataElementId'
import type { SitePageDefinition } from './createSitePages'

type Bundle = Rolldown.OutputBundle

/** Renders a screen's style and script tags. Scripts have low priority, so that they do not delay pictures. */
export function renderPreloadTags(
  screen: string,
  template: string,
  bundle: Bundle,
): { styles: string; scripts: string } {
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.isDynamicEntry && file.name === screen,
  )
  if (chunk?.type !== 'chunk') throw new Error(`the build has no chunk of the screen ${screen}`)
  const addedChunks = listStaticImports(chunk, bundle).filter(
    ({ fileName }) => !template.includes(`/${fileName}"`),
  )
  const styles = new Set(addedChunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
  const renderStylesheet = (file: string) => `<link rel="stylesheet" crossorigin href="/${file}" />`
  const renderModulePreload = ({ fileName }: Rolldown.OutputChunk) =>
    `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${fileName}" />`
  return {
    styles: [...styles].map(renderStylesheet).join(''),
    scripts: addedChunks.map(renderModulePreload).join(''),
  }
}

/**
 * Renders the tag that preloads the typeface of headings with low priority. It must not be in the head of a page: there,
 * Chromium delays the first paint by up to 50 ms to wait for the font.
 */
export function renderTypefaceTag(bundle: Bundle): string {
  const typeface = Object.keys(bundle).find((file) => file.endsWith('.woff2'))
  if (typeface === undefined) throw new Error('the build has no typeface')
  return `<link rel="preload" as="font" type="font/woff2" fetchpriority="low" crossorigin href="/${typeface}" />`
}

/** A chunk and all chunks that it imports statically, directly or not. */
function listStaticImports(chunk: Rolldown.OutputChunk, bundle: Bundle): Rolldown.OutputChunk[] {
  const importedChunks = new Set([chunk])
  for (const { imports } of importedChunks) {
    for (const fileName of imports) {
      const file = bundle[fileName]
      if (file?.type === 'chunk') importedChunks.add(file)
    }
  }
  return [...importedChunks]
}

/** The head tags for search engines and link previews, except title and description. */
export function renderHeadTags(page: SitePageDefinition): string {
  const { path, preview } = page
  return renderSearchTags(page) + (preview ? renderPreviewTags(path, preview) : '')
}

function renderSearchTags({ metadata: { canonicalPath }, data, queries }: SitePageDefinition): string {
  if (canonicalPath === undefined) return '<meta name="robots" content="noindex" />'
  // The file of a page with queries serves all of them, so the browser sets the canonical URL.
  const canonicalTag = queries.length > 0 ? '' : renderCanonicalTag(canonicalPath)
  const dataTags = data.map((item) =>
    renderJsonScript('application/ld+json', { '@context': 'https://schema.org', ...item }),
  )
  return canonicalTag + dataTags.join('')
}

/** The element with the data from which a page is hydrated; none for a page without data. */
export function renderContentBlock({ content }: SitePageDefinition): string {
  return Object.keys(content).length > 0
    ? renderJsonScript('application/json', content, embeddedPageDataElementId)
    : ''
}

/** Renders data as a script element that is not executed. Escapes '<', so that no text can close the element. */
function renderJsonScript(
  type: 'application/json' | 'application/ld+json',
  data: object,
  id?: string,
): string {
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
  return `<script type="${type}"${id === undefined ? '' : ` id="${id}"`}>${json}</script>`
}
