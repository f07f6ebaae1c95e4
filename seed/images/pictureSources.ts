import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Product } from '../../web/domain/catalogue/product'
import { assertNoCatalogueProblems, toPathFromProjectRoot } from '../catalogue/catalogueProblems'
import { drawSocialCardPanel } from './socialCard'
import { drawProduct } from './drawProduct'
import { rasterizeDrawing, cropPhotograph, type PicturePixels, type PictureProblem } from './rawPicture'
import type { Photograph, PhotographsById } from './photographs'
import type { PictureRenderCacheKey } from './pictureCache'
import { pictureVariantSettings } from './renditions'

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
  const slug = toSlug(name)
  const panel = drawSocialCardPanel(name)
  const toRenderedSource = (content: string) => {
    return { rendering: { id, slug, hash: hashParts([pictureVariantSettings, slug, panel, content]) }, panel }
  }
  if (photograph !== undefined)
    return { ...toRenderedSource(photograph.hash), toRawPicture: () => cropPhotograph(photograph.file) }
  const svg = drawProduct(product)
  return svg === undefined
    ? undefined
    : { ...toRenderedSource(svg), toRawPicture: () => rasterizeDrawing(svg) }
}

function formatMissingPicture({ id, name }: Product, photographsFolder: string): string {
  const photograph = toPathFromProjectRoot(join(photographsFolder, `${id}.jpg`))
  return `product ${id} (${name}): has no picture: draw it in seed/images/products, or put a photograph of it at ${photograph}`
}

function hashParts(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 10)
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
