import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { Product } from '../../web/domain/product'
import { inParallel } from '../inParallel'
import { silent, type Progress } from '../progress'
import type { Colours } from './colours'
import { draw } from './draw'
import { masterOfDrawing } from './master'
import { findPicture, forgetOthers, keepPicture, type RenderedPicture, type Rendering } from './pictureFolder'
import { settings, toPlaceholder, toRenditions } from './renditions'

/** The picture of each product, by id. */
export type Pictures = ReadonlyMap<string, RenderedPicture>

/** Renders into a folder every picture that is not there yet, and answers all of them. */
export async function renderImages(
  products: readonly Product[],
  colours: Colours,
  folder: string,
  progress: Progress = silent,
): Promise<{ pictures: Pictures; drawn: number }> {
  const drawings = products.map((product) => drawingOf(product, colours))
  const found = await inParallel(drawings, 8, ({ rendering }) => findPicture(folder, rendering))
  const missing = drawings.filter((_, index) => found[index] === undefined)
  const tick = progress('Drawing pictures', missing.length)
  const drawn = await inParallel(missing, availableParallelism(), async ({ rendering, svg }) => {
    const picture = await renderOne(folder, rendering, svg)
    tick()
    return [rendering.id, picture] as const
  })
  if (drawn.length > 0)
    await forgetOthers(
      folder,
      drawings.map(({ rendering }) => rendering),
    )
  const pictures = new Map(drawn)
  for (const [index, picture] of found.entries())
    if (picture !== undefined) pictures.set(drawings[index]?.rendering.id ?? '', picture)
  return { pictures, drawn: drawn.length }
}

type Drawing = { rendering: Rendering; svg: string }

function drawingOf(product: Product, colours: Colours): Drawing {
  const svg = draw(product, colours.get(product.id) ?? '#a89878')
  const slug = slugOf(product.name)
  const hash = createHash('sha256')
    .update(JSON.stringify([settings, slug, svg]))
    .digest('hex')
    .slice(0, 10)
  return { rendering: { id: product.id, slug, hash }, svg }
}

async function renderOne(folder: string, rendering: Rendering, svg: string): Promise<RenderedPicture> {
  const master = await masterOfDrawing(svg)
  const placeholder = await toPlaceholder(master)
  return keepPicture(folder, rendering, await toRenditions(master), { placeholder })
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
