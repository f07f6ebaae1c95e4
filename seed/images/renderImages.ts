import { availableParallelism } from 'node:os'
import { demandNone } from '../catalogue/problems'
import { inParallel } from '../inParallel'
import { silent, type Progress } from '../progress'
import { toCard } from './card'
import type { Problem } from './master'
import { findPicture, forgetOthers, keepPicture, type RenderedPicture } from './pictureFolder'
import { toPlaceholder, toRenditions } from './renditions'
import type { Source } from './source'

/** The picture of each product, by id. */
export type Pictures = ReadonlyMap<string, RenderedPicture>

/** Renders into a folder every picture that is not there yet, and answers all of them; throws BadCatalogue. */
export async function renderImages(
  sources: readonly Source[],
  folder: string,
  progress: Progress = silent,
): Promise<{ pictures: Pictures; drawn: number }> {
  const found = await inParallel(sources, 8, ({ rendering }) => findPicture(folder, rendering))
  const missing = sources.filter((_, index) => found[index] === undefined)
  const tick = progress('Drawing pictures', missing.length)
  const outcomes = await inParallel(missing, availableParallelism(), async (source) => {
    const outcome = await renderOne(folder, source)
    tick()
    return outcome
  })
  demandNone(outcomes.flatMap((outcome) => ('problem' in outcome ? [outcome.problem] : [])))
  if (missing.length > 0)
    await forgetOthers(
      folder,
      sources.map(({ rendering }) => rendering),
    )
  const pictures = [...found, ...outcomes].flatMap((one) =>
    one === undefined || 'problem' in one ? [] : [[one.id, one] as const],
  )
  return { pictures: new Map(pictures), drawn: missing.length }
}

async function renderOne(
  folder: string,
  { rendering, panel, toMaster }: Source,
): Promise<RenderedPicture | Problem> {
  const master = await toMaster()
  if ('problem' in master) return master
  const placeholder = await toPlaceholder(master)
  const renditions = [...(await toRenditions(master)), await toCard(master, panel)]
  return keepPicture(folder, rendering, renditions, { placeholder })
}
