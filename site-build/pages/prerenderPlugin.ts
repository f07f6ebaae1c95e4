import type { Plugin, Rolldown } from 'vite'
import { embeddedPageDataElementId } from '../../web/data/catalogue/embeddedPageDataElementId'
import { getMailtoUrl } from '../../domain/site/businessDetails'
import { routePaths } from '../../domain/site/routePaths'
import { routeMetadata } from './routeMetadata'
import { renderJsonScript } from './renderJsonScript'
import { renderPreloadTags } from './renderPreloadTags'
import { inlineStylesheets } from './inlineStylesheets'
import { createPrerenderer, type CreateSitePlugins } from './createPrerenderer'
import { robotsTxt, renderSitemap } from './renderSitemap'
import { type SiteCatalogueData, type SitePageDefinition, createSitePages } from './createSitePages'
import { deskHtmlFileName } from '../deskBuildPlugin'
import {
  replaceTitleAndDescription,
  type PageWords,
  renderCanonicalTag,
  renderPreviewTags,
} from '../../domain/site/pageHead'
import { escapeHtml } from '../../domain/site/escapeHtml'

const rootElement = '<div id="root"></div>'

/** The parts of an HTML page that differ between pages. `tags` end the head, `blocks` follow the root element. */
type TemplateValues = {
  metadata: PageWords
  tags: string
  path: string
  html: string
  blocks: string
}

const scriptTagPattern = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g

/** Writes the prerendered pages, 404.html, and shell.html: the empty page that the service worker shows for any URL. */
export function prerenderPlugin(
  loadContent: () => Promise<SiteCatalogueData>,
  createSitePlugins: CreateSitePlugins,
): Plugin {
  return {
    name: 'prerender',
    enforce: 'post',
    transformIndexHtml: (html, { path }) =>
      path === `/${deskHtmlFileName}`
        ? html
        : replaceTitleAndDescription(html, routeMetadata[routePaths.home]).replace(
            '"mailto:"',
            () => `"${getMailtoUrl()}"`,
          ),
    async generateBundle(_, bundle) {
      const template = extractTemplate(bundle)
      const content = await loadContent()
      const pages = createSitePages(content)
      const write = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source })
      const { prerender, close } = await createPrerenderer(
        this.environment.config,
        createSitePlugins,
        content.listed,
      )
      try {
        for (const page of pages) {
          const { html, screen } = await prerender(page.path, page.content)
          const { styles, scripts } = renderPreloadTags(screen, template, bundle)
          const tags = styles + renderHeadTags(page)
          const blocks = renderContentBlock(page) + scripts
          const source = fillTemplate(template, { ...page, tags, html, blocks })
          write(page.fileName, inlineStylesheets(source, bundle))
        }
      } finally {
        await close()
      }
      write('shell.html', template)
      write('sitemap.xml', renderSitemap(pages))
      write('robots.txt', robotsTxt)
    },
  }
}

/** Extracts the page template. Scripts get low priority, so that a slow phone requests styles and pictures first. */
function extractTemplate(bundle: Rolldown.OutputBundle): string {
  const page = bundle['index.html']
  if (page?.type !== 'asset') throw new Error('the build wrote no index.html')
  delete bundle['index.html']
  const html = page.source.toString()
  const scriptTags = html.match(scriptTagPattern)?.map(withLowPriority).join('') ?? ''
  return html.replaceAll(scriptTagPattern, '').replace('</body>', () => `${scriptTags}</body>`)
}

function withLowPriority(tag: string): string {
  return tag.trim().replace(/^<(?:script type|link rel)="[a-z]+"/, '$& fetchpriority="low"')
}

function renderContentBlock({ content }: SitePageDefinition): string {
  return Object.keys(content).length > 0
    ? renderJsonScript('application/json', content, embeddedPageDataElementId)
    : ''
}

function fillTemplate(template: string, { metadata, tags, path, html, blocks }: TemplateValues): string {
  if (!template.includes(rootElement))
    throw new Error(`web/index.html needs ${rootElement} for the build to fill`)
  return replaceTitleAndDescription(template, metadata)
    .replace('</head>', () => `${tags}</head>`)
    .replace(rootElement, () => `<div id="root" data-path="${escapeHtml(path)}">${html}</div>${blocks}`)
}

/** The head tags for search engines and link previews, except title and description. */
function renderHeadTags(page: SitePageDefinition): string {
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
