import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Product } from '../../web/domain/catalogue/product'
import { assertNoProblems, toProjectPath } from '../catalogue/catalogueProblems'
import { drawCardPanel } from './socialCard'
import { drawProduct } from './drawProduct'
import { rasterizeDrawing, cropPhotograph, type RawPicture, type PictureProblem } from './rawPicture'
import type { Photograph, PhotographsById } from './photographs'
import type { PictureRenderKey } from './pictureCache'
import { renditionSettings } from './renditions'

/** The data from which a product's picture and its social card are rendered. */
export type PictureSource = {
  rendering: PictureRenderKey
  /** The panel next to the picture on its social card, as SVG. */
  panel: string
  toRawPicture: () => Promise<RawPicture | PictureProblem>
}

/** The photograph or the drawing of each product; throws BadCatalogue with all products that have neither. */
export function getPictureSources(
  products: readonly Product[],
  photographs: PhotographsById,
  photographsFolder: string,
): PictureSource[] {
  const productSources = products.map((product) => ({
    product,
    source: findPictureSource(product, photographs.get(product.id)),
  }))
  assertNoProblems(
    productSources
      .filter(({ source }) => source === undefined)
      .map(({ product }) => formatMissingPicture(product, photographsFolder)),
  )
  return productSources.flatMap(({ source }) => source ?? [])
}

function findPictureSource(product: Product, photograph: Photograph | undefined): PictureSource | undefined {
  const { id, name } = product
  const slug = toSlug(name)
  const panel = drawCardPanel(name)
  const toRenderedSource = (content: string) => {
    return { rendering: { id, slug, hash: hashParts([renditionSettings, slug, panel, content]) }, panel }
  }
  if (photograph !== undefined)
    return { ...toRenderedSource(photograph.hash), toRawPicture: () => cropPhotograph(photograph.file) }
  const svg = drawProduct(product)
  return svg === undefined
    ? undefined
    : { ...toRenderedSource(svg), toRawPicture: () => rasterizeDrawing(svg) }
}

function formatMissingPicture({ id, name }: Product, photographsFolder: string): string {
  const photograph = toProjectPath(join(photographsFolder, `${id}.jpg`))
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
