import type { Plugin } from 'vite'
import type { Product } from '../../domain/product'
import { productHead } from '../../features/catalogue/heads'
import { notFoundHead } from '../notFoundHead'
import { paths } from '../paths'
import { withHead } from './withHead'

type Named = Pick<Product, 'id' | 'name' | 'description'>

/**
 * Writes the app's page once per product and once as 404.html, each with its own head. Hosting finds a file for every
 * product there is, answers 404 for any other, and the app shows the same screen in both cases.
 */
export function pagesPerProduct(readProducts: () => Promise<readonly Named[]>): Plugin {
  return {
    name: 'pages-per-product',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('the build wrote no index.html to make pages of')
      const html = page.source.toString()
      const write = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source })
      const noIndex = '<meta name="robots" content="noindex" />'
      write('404.html', withHead(html, notFoundHead).replace('</head>', `  ${noIndex}\n  </head>`))
      for (const product of await readProducts()) {
        write(`${paths.product(product.id).slice(1)}.html`, withHead(html, productHead(product)))
      }
    },
  }
}
