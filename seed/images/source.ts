import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Product } from '../../web/domain/product'
import { demandNone, nameOf } from '../catalogue/problems'
import { panelOf } from './card'
import { draw } from './draw'
import { masterOfDrawing, masterOfPhotograph, type Master, type Problem } from './master'
import type { Photograph, Photographs } from './photographs'
import type { Rendering } from './pictureFolder'
import { settings } from './renditions'

/** What a product's picture is made of. */
export type Source = {
  rendering: Rendering
  /** What stands beside the picture on its card, as SVG. */
  panel: string
  toMaster: () => Promise<Master | Problem>
}

/** Each product's photograph, or its drawing; throws BadCatalogue, with every product that has neither. */
export function sourcesOf(
  products: readonly Product[],
  photographs: Photographs,
  photographsFolder: string,
): Source[] {
  const found = products.map((product) => ({
    product,
    source: sourceOf(product, photographs.get(product.id)),
  }))
  demandNone(
    found
      .filter(({ source }) => source === undefined)
      .map(({ product }) => lacking(product, photographsFolder)),
  )
  return found.flatMap(({ source }) => source ?? [])
}

function sourceOf(product: Product, photograph: Photograph | undefined): Source | undefined {
  const { id, name } = product
  const slug = slugOf(name)
  const panel = panelOf(name)
  const made = (content: string) => {
    return { rendering: { id, slug, hash: hashOf([settings, slug, panel, content]) }, panel }
  }
  if (photograph !== undefined)
    return { ...made(photograph.hash), toMaster: () => masterOfPhotograph(photograph.file) }
  const svg = draw(product)
  return svg === undefined ? undefined : { ...made(svg), toMaster: () => masterOfDrawing(svg) }
}

function lacking({ id, name }: Product, photographsFolder: string): string {
  const photograph = nameOf(join(photographsFolder, `${id}.jpg`))
  return `product ${id} (${name}): has no picture: draw it in seed/images/products, or put a photograph of it at ${photograph}`
}

function hashOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 10)
}

/** A name for a file and a URL: 'Avocado Butter' becomes 'avocado-butter'. */
function slugOf(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return (
    plain
      .match(/[a-z0-9]+/g)
      ?.join('-')
      .slice(0, 60) ?? 'picture'
  )
}
