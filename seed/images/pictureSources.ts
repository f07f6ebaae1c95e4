import { join } from 'node:path'
import { getPhotographName, hashPictureParts } from '../../functions/pictures/pictureNames'
import type { PicturePixels } from '../../functions/pictures/picturePixels'
import { pictureVariantSettings } from '../../functions/pictures/renditions'
import { drawSocialCardPanel } from '../../functions/pictures/socialCard'
import type { Product } from '../../domain/catalogue/product'
import { assertNoCatalogueProblems, toPathFromProjectRoot } from '../catalogue/catalogueProblems'
import { drawProduct } from './drawProduct'
import { rasterizeDrawing, cropPhotograph, type PictureProblem } from './rawPicture'
import type { Photograph, PhotographsById } from './photographs'
import type { PictureRenderCacheKey } from './pictureCache'

/** The data from which a product's picture and its social card are rendered. */
export type ProductPictureInput = {
  rendering: PictureRenderCacheKey
  /** The text panel next to the product's picture on the product's social card, as SVG. */
  panel: string
  toRawPicture: () => Promise<PicturePixels | PictureProblem>
}

/** Finds each product's photograph or drawing; throws BadCatalogue with the list of all products that have neither. */
export function getProductPictureInputs(
  products: readonly Product[],
  photographs: PhotographsById,
  photographsFolder: string,
): ProductPictureInput[] {
  const productSources = products.map((product) => ({
    product,
    source: findPictureSource(product, photographs.get(product.id)),
  }))
  assertNoCatalogueProblems(
    productSources
      .filter(({ source }) => source === undefined)
      .map(({ product }) => formatMissingPicture(product, photographsFolder)),
  )
  return productSources.flatMap(({ source }) => source ?? [])
}

function findPictureSource(
  product: Product,
  photograph: Photograph | undefined,
): ProductPictureInput | undefined {
  const { id, name } = product
  const panel = drawSocialCardPanel(name)
  if (photograph !== undefined) {
    const pictureName = getPhotographName(id, photograph.hash)
    // The social card changes with the product's name, the picture's name does not.
    const rendering = { id, name: pictureName, hash: hashPictureParts([pictureName, panel]) }
    return { rendering, panel, toRawPicture: () => cropPhotograph(photograph.file) }
  }
  const svg = drawProduct(product)
  if (svg === undefined) return undefined
  const slug = toSlug(name)
  const hash = hashPictureParts([pictureVariantSettings, slug, panel, svg])
  return {
    rendering: { id, name: `${slug}-${hash}`, hash },
    panel,
    toRawPicture: () => rasterizeDrawing(svg),
  }
}

function formatMissingPicture({ id, name }: Product, photographsFolder: string): string {
  const photograph = toPathFromProjectRoot(join(photographsFolder, `${id}.jpg`))
  return `product ${id} (${name}): has no picture: draw it in seed/images/products, or put a photograph of it at ${photograph}`
}

/** A slug for files and URLs: 'Avocado Butter' becomes 'avocado-butter'. */
function toSlug(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return (
    plain
      .match(/[a-z0-9]+/g)
      ?.join('-')
      .slice(0, 60) ?? 'picture'
  )
}
