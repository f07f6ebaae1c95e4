import { availableParallelism } from 'node:os'
import { assertNoProblems } from '../catalogue/catalogueProblems'
import { mapWithConcurrency } from '../mapWithConcurrency'
import { noProgress, type Progress } from '../progress'
import { renderCard } from './socialCard'
import type { PictureProblem } from './rawPicture'
import {
  findRenderedPicture,
  deleteStaleRenderings,
  saveRenderedPicture,
  type RenderedPicture,
} from './pictureCache'
import { toPlaceholder, toRenditions } from './renditions'
import type { PictureSource } from './pictureSources'

/** Rendered pictures by product id. */
export type RenderedPicturesById = ReadonlyMap<string, RenderedPicture>

/** Renders the pictures that are not in the folder yet and returns all; throws BadCatalogue. */
export async function renderProductPictures(
  sources: readonly PictureSource[],
  folder: string,
  progress: Progress = noProgress,
): Promise<{ pictures: RenderedPicturesById; renderedCount: number }> {
  const cachedPictures = await mapWithConcurrency(sources, 8, ({ rendering }) =>
    findRenderedPicture(folder, rendering),
  )
  const missing = sources.filter((_, index) => cachedPictures[index] === undefined)
  const tick = progress('Drawing pictures', missing.length)
  const outcomes = await mapWithConcurrency(missing, availableParallelism(), async (source) => {
    const outcome = await renderProductPicture(folder, source)
    tick()
    return outcome
  })
  assertNoProblems(outcomes.flatMap((outcome) => ('problem' in outcome ? [outcome.problem] : [])))
  if (missing.length > 0)
    await deleteStaleRenderings(
      folder,
      sources.map(({ rendering }) => rendering),
    )
  const pictures = [...cachedPictures, ...outcomes].flatMap((picture) =>
    picture === undefined || 'problem' in picture ? [] : [[picture.id, picture] as const],
  )
  return { pictures: new Map(pictures), renderedCount: missing.length }
}

async function renderProductPicture(
  folder: string,
  { rendering, panel, toRawPicture }: PictureSource,
): Promise<RenderedPicture | PictureProblem> {
  const master = await toRawPicture()
  if ('problem' in master) return master
  const placeholder = await toPlaceholder(master)
  const renditions = [...(await toRenditions(master)), await renderCard(master, panel)]
  return saveRenderedPicture(folder, rendering, renditions, { placeholder })
}
