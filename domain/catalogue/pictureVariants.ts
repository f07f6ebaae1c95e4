import { pictureFormats, pictureWidths, type PictureFormat, type PictureWidth } from './picture'

/** File name of a product's preview image for social networks. */
export const socialCardFileName = 'card.jpg'

export type PictureVariantName = `${PictureWidth}.${PictureFormat}` | typeof socialCardFileName

export const pictureVariantNames = pictureWidths.flatMap((width) =>
  pictureFormats.map((format): PictureVariantName => `${width}.${format}`),
)
