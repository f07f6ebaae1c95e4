import type { PicturePixels } from './picturePixels'
import {
  createPicturePlaceholder,
  encodePictureVariants,
  type PictureEffort,
  type PictureVariant,
} from './renditions'
import { renderSocialCard } from './socialCard'

/** Renders all files of a picture from its pixels, and its placeholder. `panel` is the text part of its social card. */
export async function renderPicture(
  master: PicturePixels,
  panel: string,
  effort: PictureEffort = 'full',
): Promise<{ variants: PictureVariant[]; placeholder: string }> {
  const placeholder = await createPicturePlaceholder(master)
  const variants = [
    ...(await encodePictureVariants(master, effort)),
    await renderSocialCard(master, panel, effort),
  ]
  return { variants, placeholder }
}
