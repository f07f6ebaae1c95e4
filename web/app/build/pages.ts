import type { Plugin, Rolldown } from 'vite'
import { contentId } from '../../data/catalogue/contentId'
import { paths } from '../paths'
import { routeHeads } from '../routeHeads'
import { dataBlock } from './dataBlock'
import { headTags } from './headTags'
import { partsOf } from './parts'
import { openPrerenderer, type SitePlugins } from './prerenderer'
import { robots, sitemap } from './sitemap'
import { type SiteContent, type SitePage, sitePages } from './sitePages'
import { filled, withHead } from './template'

const programTag = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g

/**
 * Writes a page for every route and every product, complete as everybody gets it before any script has run, one for
 * addresses that are no page (404.html) and an empty one for any address (shell.html). Hosting finds a file for every page
 * there is, and answers 404 for any other.
 */
export function pages(readContent: () => Promise<SiteContent>, sitePlugins: SitePlugins): Plugin {
  return {
    name: 'pages',
    enforce: 'post',
    transformIndexHtml: (html) => withHead(html, routeHeads[paths.home]),
    async generateBundle(_, bundle) {
      const template = takeTemplate(bundle)
      const content = await readContent()
      const written = sitePages(content)
      const write = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source })
      const { prerender, close } = await openPrerenderer(this.environment.config, sitePlugins, content.listed)
      try {
        for (const page of written) {
          const { html, screen } = await prerender(page.path, page.content)
          const { styles, scripts } = partsOf(screen, template, bundle)
          const tags = styles + headTags(page)
          write(page.fileName, filled(template, { ...page, tags, html, blocks: blocksOf(page) + scripts }))
        }
      } finally {
        await close()
      }
      write('shell.html', template)
      write('sitemap.xml', sitemap(written))
      write('robots.txt', robots)
    },
  }
}

/**
 * The app's own page, as Vite made it, to be filled for each page. Its code stands behind whatever a page shows, and at low
 * priority: a slow phone asks for the styles and the pictures first.
 */
function takeTemplate(bundle: Rolldown.OutputBundle): string {
  const page = bundle['index.html']
  if (page?.type !== 'asset') throw new Error('the build wrote no index.html to make pages of')
  delete bundle['index.html']
  const html = page.source.toString()
  const program = html.match(programTag)?.map(atLowPriority).join('') ?? ''
  return html.replaceAll(programTag, '').replace('</body>', () => `${program}</body>`)
}

function atLowPriority(tag: string): string {
  return tag.trim().replace(/^<(?:script type|link rel)="[a-z]+"/, '$& fetchpriority="low"')
}

function blocksOf({ content }: SitePage): string {
  return Object.keys(content).length > 0 ? dataBlock('application/json', content, contentId) : ''
}
