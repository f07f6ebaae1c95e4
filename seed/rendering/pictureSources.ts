import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getPhotographName, hashPictureParts } from '../../functions/pictures/pictureNames'
import type { PicturePixels } from '../../functions/pictures/picturePixels'
import { pictureVariantSettings } from '../../functions/pictures/renditions'
import { drawSocialCardPanel } from '../../functions/pictures/socialCard'
import type { Product } from '../../domain/catalogue/product'
import { assertNoCatalogueProblems, toPathFromProjectRoot } from '../catalogue/catalogueProblems'
import { mapWithConcurrency } from '../mapWithConcurrency'
import { projectRoot } from '../projectFolders'
import { rasterizeDrawing, cropPhotograph, type PictureProblem } from './rawPicture'
import type { Photograph, PhotographsById } from './photographs'
import { type PictureRenderCacheKey, getPictureEffort } from './pictureCache'

/** The drawings: one SVG file per product, named after its id. */
export const drawingsFolder = join(projectRoot, 'seed/pictures/drawings')

/** The data from which a product's picture and its social card are rendered. */
export type ProductPictureInput = {
  rendering: PictureRenderCacheKey
  /** The text panel next to the product's picture on the product's social card, as SVG. */
  panel: string
  toRawPicture: () => Promise<PicturePixels | PictureProblem>
}

/** Finds each product's photograph or drawing; throws InvalidCatalogueError with all products that have neither. */
export async function getProductPictureInputs(
  products: readonly Product[],
  photographs: PhotographsById,
  photographsFolder: string,
): Promise<ProductPictureInput[]> {
  const productSources = await mapWithConcurrency(products, 8, async (product) => ({
    product,
    source: await findPictureSource(product, photographs.get(product.id)),
  }))
  assertNoCatalogueProblems(
    productSources
      .filter(({ source }) => source === undefined)
      .map(({ product }) => formatMissingPicture(product, photographsFolder)),
  )
  return productSources.flatMap(({ source }) => source ?? [])
}

/** Reads a product's drawing, as SVG; undefined if it has none. */
export function readDrawing(id: string): Promise<string | undefined> {
  return readFile(join(drawingsFolder, `${id}.svg`), 'utf8').catch(() => undefined)
}

async function findPictureSource(
  { id, name }: Product,
  photograph: Photograph | undefined,
): Promise<ProductPictureInput | undefined> {
  const panel = drawSocialCardPanel(name)
  // The name of a photograph's files does not change with the product's name; the social card does.
  const toRendering = (pictureName: string) => ({
    id,
    name: pictureName,
    hash: hashPictureParts([pictureName, panel, getPictureEffort()]),
  })
  if (photograph !== undefined)
    return {
      rendering: toRendering(getPhotographName(id, photograph.hash)),
      panel,
      toRawPicture: () => cropPhotograph(photograph.file),
    }
  const svg = await readDrawing(id)
  if (svg === undefined) return undefined
  const slug = toSlug(name)
  return {
    rendering: toRendering(`${slug}-${hashPictureParts([pictureVariantSettings, slug, panel, svg])}`),
    panel,
    toRawPicture: () => rasterizeDrawing(svg),
  }
}

function formatMissingPicture({ id, name }: Product, photographsFolder: string): string {
  const photograph = toPathFromProjectRoot(join(photographsFolder, `${id}.jpg`))
  const drawing = toPathFromProjectRoot(join(drawingsFolder, `${id}.svg`))
  return `product ${id} (${name}): has no picture: draw it at ${drawing}, or put a photograph of it at ${photograph}`
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
