import { availableParallelism } from 'node:os'
import { renderPicture } from '../../functions/pictures/renderPicture'
import { assertNoCatalogueProblems } from '../catalogue/catalogueProblems'
import { mapWithConcurrency } from '../mapWithConcurrency'
import { silentProgressReporter, type ProgressReporter } from '../progress'
import {
  getPictureEffort,
  findRenderedPicture,
  deleteStaleRenderings,
  saveRenderedPicture,
  type RenderedPicture,
} from './pictureCache'
import type { PictureProblem } from './rawPicture'
import type { ProductPictureInput } from './pictureSources'

export type RenderedPicturesById = ReadonlyMap<string, RenderedPicture>

/** Renders the product pictures that the folder lacks and returns all pictures. Throws InvalidCatalogueError. */
export async function renderProductPictures(
  sources: readonly ProductPictureInput[],
  folder: string,
  progress: ProgressReporter = silentProgressReporter,
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
  assertNoCatalogueProblems(outcomes.flatMap((outcome) => ('problem' in outcome ? [outcome.problem] : [])))
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
  { rendering, panel, toRawPicture }: ProductPictureInput,
): Promise<RenderedPicture | PictureProblem> {
  const master = await toRawPicture()
  if ('problem' in master) return master
  const { variants, placeholder } = await renderPicture(master, panel, getPictureEffort())
  return saveRenderedPicture(folder, rendering, variants, { placeholder })
}
