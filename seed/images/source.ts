import { createHash } from 'node:crypto'
import type { Product } from '../../web/domain/product'
import { panelOf } from './card'
import type { Colours } from './colours'
import { draw } from './draw'
import { masterOfDrawing, masterOfPhotograph, type Master, type Problem } from './master'
import type { Photograph } from './photographs'
import type { Rendering } from './pictureFolder'
import { settings } from './renditions'

/** What a product's picture is made of. */
export type Source = {
  rendering: Rendering
  /** What stands beside the picture on its card, as SVG. */
  panel: string
  toMaster: () => Promise<Master | Problem>
}

/** A product's photograph, or its drawing where it has none. */
export function sourceOf(product: Product, colours: Colours, photograph: Photograph | undefined): Source {
  const { id, name } = product
  const slug = slugOf(name)
  const panel = panelOf(name)
  const made = (content: string) => {
    return { rendering: { id, slug, hash: hashOf([settings, slug, panel, content]) }, panel }
  }
  if (photograph !== undefined)
    return { ...made(photograph.hash), toMaster: () => masterOfPhotograph(photograph.file) }
  const svg = draw(product, colours.get(id) ?? '#a89878')
  return { ...made(svg), toMaster: () => masterOfDrawing(svg) }
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
