/** A product's picture: its base file name, size and placeholder. */
export type Picture = {
  /** The base file name with a content hash, such as 'shea-butter-0f55628fb5', so that caches are never outdated. */
  name: string
  width: number
  height: number
  /** A tiny image as a data URI, shown blurred until the picture has loaded. */
  placeholder: string
}

/** The available widths of a 4:5 product picture, in pixels. */
export const pictureWidths = [320, 640, 960] as const

/** The available widths of a 4:3 drawing on the Home or About page, in pixels. */
export const sceneWidths = [480, 720, 1080, 1600] as const

export const pictureFormats = ['avif', 'webp'] as const

export type PictureWidth = (typeof pictureWidths)[number]
export type SceneWidth = (typeof sceneWidths)[number]
export type PictureFormat = (typeof pictureFormats)[number]

export function getPictureFileName(
  name: string,
  width: PictureWidth | SceneWidth,
  format: PictureFormat,
): string {
  return `${name}-${width}.${format}`
}

export function getPictureUrl(name: string, width: PictureWidth | SceneWidth, format: PictureFormat): string {
  return `/pictures/${getPictureFileName(name, width, format)}`
}

export function getPictureSrcSet(
  name: string,
  format: PictureFormat,
  widths: readonly (PictureWidth | SceneWidth)[] = pictureWidths,
): string {
  return widths.map((width) => `${getPictureUrl(name, width, format)} ${width}w`).join(', ')
}

export function getSocialCardUrl(name: string): string {
  return `/pictures/${name}-card.jpg`
}

/** The URL path of the preview image of a shared order list. */
export const listSocialCardUrl = '/icons/list-card.jpg'

export const siteSocialCardUrl = '/icons/site-card.jpg'
