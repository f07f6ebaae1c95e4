import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { loadCatalogueWithPictures } from '../../seed/loadCatalogueWithPictures'
import {
  createCatalogueFirstPage,
  toDetailedProducts,
  toFeaturedProducts,
  toProductSummaries,
} from '../../site-build/catalogue/catalogueContent'
import { routeMetadata } from '../../site-build/pages/routeMetadata'
import { pageNames, pagePaths, toPageFile, type PageName } from '../pagePaths'
import { renderHomeBody, renderProductBody, renderProductListBody } from './handWrittenBodies'
import { listPictures } from './listPictures'
import { renderHandWrittenPage } from './renderHandWrittenPage'

type BodyRenderer = (pictures: readonly string[]) => { title: string; body: string }

/** Writes hand-written versions of the measured pages, with the pictures of the built pages, into a folder. */
export async function writeHandWrittenPages(build: string, folder: string): Promise<void> {
  const style = await readHandWrittenStyle()
  const renderers = await createBodyRenderers()
  for (const name of pageNames) {
    const file = toPageFile(pagePaths[name])
    const pictures = listPictures(await readFile(join(build, file), 'utf8'))
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), renderHandWrittenPage({ style, ...renderers[name](pictures) }))
  }
}

/** The text of the style element that all hand-written pages contain. */
export function readHandWrittenStyle(): Promise<string> {
  return readFile(join(import.meta.dirname, 'handWrittenPage.css'), 'utf8')
}

async function createBodyRenderers(): Promise<Record<PageName, BodyRenderer>> {
  const catalogue = await loadCatalogueWithPictures()
  const products = toDetailedProducts(catalogue)
  const firstPage = createCatalogueFirstPage(toProductSummaries(products))
  const product = products.find(({ id }) => pagePaths.product.endsWith(`/${id}`))
  if (product === undefined) throw new Error(`The catalogue has no product for ${pagePaths.product}.`)
  return {
    home: (pictures) => ({
      title: routeMetadata[pagePaths.home].title,
      body: renderHomeBody(pictures, toFeaturedProducts(catalogue)),
    }),
    store: (pictures) => ({
      title: routeMetadata[pagePaths.store].title,
      body: renderProductListBody(pictures, firstPage),
    }),
    product: (pictures) => ({ title: product.name, body: renderProductBody(pictures, product) }),
  }
}
