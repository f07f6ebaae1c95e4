import type { Plugin, Rolldown } from 'vite'
import { getMailtoUrl } from '../../domain/site/businessDetails'
import { routePaths } from '../../domain/site/routePaths'
import { routeMetadata } from './routeMetadata'
import { renderSecurityTxt, securityTxtPath } from './renderSecurityTxt'
import { renderContentBlock, renderHeadTags, renderPreloadTags, renderTypefaceTag } from './renderTags'
import { inlineStylesheets } from './inlineStylesheets'
import { createPrerenderer, type CreateSitePlugins } from './createPrerenderer'
import { type SiteCatalogueData, type SitePageDefinition, createSitePages } from './createSitePages'
import { deskHtmlFileName } from '../deskBuildPlugin'
import { replaceTitleAndDescription, type PageWords } from '../../domain/site/pageHead'
import { escapeHtml } from '../../domain/site/escapeHtml'
import { toAbsoluteUrl } from '../../domain/site/toAbsoluteUrl'

const rootElement = '<div id="root"></div>'
const scriptsElement = '<template id="scripts">'

/** The parts of an HTML page that differ between pages: `tags` end the head, `content` follows the root element. */
type TemplateValues = {
  metadata: PageWords
  tags: string
  path: string
  html: string
  content: string
  scripts: string
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
      const data = await loadContent()
      const pages = createSitePages(data)
      const write = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source })
      const { prerender, close } = await createPrerenderer(
        this.environment.config,
        createSitePlugins,
        data.listed,
      )
      try {
        for (const page of pages) {
          const { html, screen } = await prerender(page.path, page.content)
          const { styles, scripts } = renderPreloadTags(screen, template, bundle)
          const tags = styles + renderHeadTags(page)
          const content = renderContentBlock(page)
          const source = fillTemplate(template, { ...page, tags, html, content, scripts })
          write(page.fileName, inlineStylesheets(source, bundle))
        }
      } finally {
        await close()
      }
      write('shell.html', template)
      write('sitemap.xml', renderSitemap(pages))
      write('robots.txt', robotsTxt)
      write(securityTxtPath, renderSecurityTxt(Date.now()))
    },
  }
}

/**
 * Extracts the page template, and moves the script tags into an element whose content browsers do not load: a script of
 * web/index.html inserts them later, with low priority.
 */
function extractTemplate(bundle: Rolldown.OutputBundle): string {
  const page = bundle['index.html']
  if (page?.type !== 'asset') throw new Error('the build wrote no index.html')
  delete bundle['index.html']
  const html = page.source.toString()
  const scriptTags = html.match(scriptTagPattern)?.map(withLowPriority).join('') ?? ''
  return addScripts(html.replaceAll(scriptTagPattern, ''), renderTypefaceTag(bundle) + scriptTags)
}

function withLowPriority(tag: string): string {
  return tag.trim().replace(/^<(?:script type|link rel)="[a-z]+"/, '$& fetchpriority="low"')
}

function addScripts(html: string, tags: string): string {
  if (!html.includes(scriptsElement))
    throw new Error(`web/index.html needs ${scriptsElement} for its scripts`)
  return html.replace(scriptsElement, (element) => element + tags)
}

function fillTemplate(
  template: string,
  { metadata, tags, path, html, content, scripts }: TemplateValues,
): string {
  if (!template.includes(rootElement))
    throw new Error(`web/index.html needs ${rootElement} for the build to fill`)
  return replaceTitleAndDescription(addScripts(template, scripts), metadata)
    .replace('</head>', () => `${tags}</head>`)
    .replace(rootElement, () => `<div id="root" data-path="${escapeHtml(path)}">${html}</div>${content}`)
}

/** Renders the sitemap: the pages for search engines, in the format of sitemaps.org. */
function renderSitemap(pages: readonly SitePageDefinition[]): string {
  const paths = pages.flatMap(({ metadata: { canonicalPath }, queries }) =>
    canonicalPath === undefined ? [] : ['', ...queries].map((query) => canonicalPath + query),
  )
  const entries = paths.map((path) => `<url><loc>${escapeHtml(toAbsoluteUrl(path))}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}

/** The text of robots.txt (RFC 9309): it allows crawlers to read all pages and names the URL of the sitemap. */
const robotsTxt = `User-agent: *\nAllow: /\n\nSitemap: ${toAbsoluteUrl('/sitemap.xml')}\n`
