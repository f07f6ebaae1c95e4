import type { FeaturedProduct } from '../../../domain/catalogue/product'
import { loadCatalogue } from '../../../seed/catalogue/loadCatalogue'
import { createCatalogueFiles } from '../../../site-build/catalogue/createCatalogueFiles'
import { toFeaturedProducts } from '../../../site-build/catalogue/catalogueContent'

const catalogue = await loadCatalogue()

// Component tests draw no pictures.
const pictures = new Map(
  [...catalogue.products, ...catalogue.hiddenProducts].map(({ id, name }) => [
    id,
    {
      ...{ id, folder: '', width: 640, height: 800, placeholder: 'data:,' },
      name: `${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-0123456789`,
    },
  ]),
)
const builtCatalogue = { ...catalogue, pictures, renderedCount: 0 }

/** The products of the catalogue, in its order. */
export const { products } = catalogue

/** The content of the catalogue's files, by the end of their paths, such as 'products.json'. */
export const catalogueFiles: ReadonlyMap<string, string> = new Map(
  [...createCatalogueFiles(builtCatalogue).files].map(([path, text]) => [path.split('/').at(-1) ?? '', text]),
)

/** What the module `virtual:catalogue/featured` has in a build. */
export const featured: FeaturedProduct[] = toFeaturedProducts(builtCatalogue)
