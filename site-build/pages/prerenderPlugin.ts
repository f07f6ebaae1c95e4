import type { Plugin, Rolldown } from 'vite'
import { embeddedPageDataElementId } from '../../web/data/catalogue/embeddedPageDataElementId'
import { getMailtoUrl } from '../../domain/site/businessDetails'
import { routePaths } from '../../domain/site/routePaths'
import { routeMetadata } from './routeMetadata'
import { renderJsonScript } from './renderJsonScript'
import { renderHeadTags } from './renderHeadTags'
import { renderPreloadTags } from './renderPreloadTags'
import { inlineStylesheets } from './inlineStylesheets'
import { createPrerenderer, type CreateSitePlugins } from './createPrerenderer'
import { robotsTxt, renderSitemap } from './renderSitemap'
import { type SiteCatalogueData, type SitePageDefinition, createSitePages } from './createSitePages'
import { deskHtmlFileName } from '../deskBuildPlugin'
import { replaceTitleAndDescription } from '../../domain/site/pageHead'
import { fillTemplate } from './fillTemplate'

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
