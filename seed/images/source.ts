import { createHash } from 'node:crypto'
import type { Product } from '../../web/domain/product'
import type { Colours } from './colours'
import { draw } from './draw'
import { masterOfDrawing, masterOfPhotograph, type Master, type Problem } from './master'
import type { Photograph } from './photographs'
import type { Rendering } from './pictureFolder'
import { settings } from './renditions'

/** What a product's picture is made of. */
export type Source = { rendering: Rendering; toMaster: () => Promise<Master | Problem> }

/** A product's photograph, or its drawing where it has none. */
export function sourceOf(product: Product, colours: Colours, photograph: Photograph | undefined): Source {
  const { id, name } = product
  const slug = slugOf(name)
  const rendering = (content: string) => ({ id, slug, hash: hashOf([settings, slug, content]) })
  if (photograph !== undefined)
    return { rendering: rendering(photograph.hash), toMaster: () => masterOfPhotograph(photograph.file) }
  const svg = draw(product, colours.get(id) ?? '#a89878')
  return { rendering: rendering(svg), toMaster: () => masterOfDrawing(svg) }
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
