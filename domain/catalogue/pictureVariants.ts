import { pictureFormats, pictureWidths, type PictureFormat, type PictureWidth } from './picture'

export const socialCardFileName = 'card.jpg'

export type PictureVariantName = `${PictureWidth}.${PictureFormat}` | typeof socialCardFileName

export const pictureVariantNames = pictureWidths.flatMap((width) =>
  pictureFormats.map((format): PictureVariantName => `${width}.${format}`),
)
