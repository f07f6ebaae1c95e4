import type { Plugin } from 'vite'
import type { Product } from '../../domain/product'
import { productHead } from '../../features/catalogue/heads'
import { routeHeads } from '../routeHeads'
import { notFoundHead } from '../notFoundHead'
import { paths } from '../paths'
import { withHead } from './withHead'

type Named = Pick<Product, 'id' | 'name' | 'description'>

/**
 * Writes the app's page once per route, once per product and once as 404.html, each with its own head. Hosting finds a
 * file for every page there is, answers 404 for any other, and the app shows the same screen in both cases.
 */
export function pages(readProducts: () => Promise<readonly Named[]>): Plugin {
  return {
    name: 'pages',
    enforce: 'post',
    transformIndexHtml: (html) => withHead(html, routeHeads[paths.home]),
    async generateBundle(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('the build wrote no index.html to make pages of')
      const html = page.source.toString()
      const write = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source })
      const noIndex = '<meta name="robots" content="noindex" />'
      write('404.html', withHead(html, notFoundHead).replace('</head>', `  ${noIndex}\n  </head>`))
      for (const [path, head] of Object.entries(routeHeads)) {
        if (path !== paths.home) write(fileOf(path), withHead(html, head))
      }
      for (const product of await readProducts()) {
        write(fileOf(paths.product(product.id)), withHead(html, productHead(product)))
      }
    },
  }
}

function fileOf(path: string): string {
  return `${path.slice(1)}.html`
}
