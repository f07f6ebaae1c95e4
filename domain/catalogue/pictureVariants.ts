import { pictureFormats, pictureWidths, type PictureFormat, type PictureWidth } from './picture'

/** File name of a product's preview image for social networks. */
export const socialCardFileName = 'card.jpg'

/** A file name in the folder of one picture. On the site, the file name starts with the picture's name. */
export type PictureVariantName = `${PictureWidth}.${PictureFormat}` | typeof socialCardFileName

/** The file names of a picture in every width and format, without the card for social networks. */
export const pictureVariantNames = pictureWidths.flatMap((width) =>
  pictureFormats.map((format): PictureVariantName => `${width}.${format}`),
)
