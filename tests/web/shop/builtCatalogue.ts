import { createCatalogueFiles } from '../../../site-build/catalogue/createCatalogueFiles'
import { toFeaturedProducts, toGuides } from '../../../site-build/catalogue/catalogueContent'
import { listUsesWithPages } from '../../../site-build/catalogue/productUses'
import { loadCatalogue } from '../../../seed/catalogue/loadCatalogue'

/** The site's catalogue as the build has it, but for the pictures, which nobody draws. */
const catalogue = await loadCatalogue()
const pictures = new Map(
  [...catalogue.products, ...catalogue.hiddenProducts].map(({ id }) => [
    id,
    { id, name: `product-${id}`, width: 960, height: 1200, placeholder: 'data:,', folder: '' },
  ]),
)
const prepared = { ...catalogue, pictures, renderedCount: 0 }
const { folder, files } = createCatalogueFiles(prepared)

/** The products of the catalogue, in its order. */
export const { products } = catalogue

export const featured = toFeaturedProducts(prepared)

export const guides = toGuides(prepared)

export const productUses = listUsesWithPages(catalogue.products)

/** Reads a file of the built catalogue by its name, as a page receives it. */
export function readCatalogueFile(name: string): unknown {
  const text = files.get(`${folder}${name}.json`)
  if (text === undefined) throw new Error(`The catalogue has no file ${name}.`)
  return JSON.parse(text)
}

/** The pictures of Home and About, which nobody draws. */
export const scenes = new Proxy({}, { get: (_, name) => ({ name: String(name), placeholder: 'data:,' }) })
