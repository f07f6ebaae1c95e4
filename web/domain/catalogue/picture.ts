/** A product's picture: its base file name, size and placeholder. */
export type Picture = {
  /** Such as 'shea-butter-0f55628fb5': it contains a content hash, so that caches never serve an outdated file. */
  name: string
  width: number
  height: number
  /** A tiny data URI, shown blurred until the picture has loaded. */
  placeholder: string
}

/** The rendered widths of a 4:5 picture, in pixels. */
export const pictureWidths = [320, 640, 960] as const

/** The rendered widths of a 4:3 scene, in pixels. */
export const sceneWidths = [480, 720, 1080, 1600] as const

/** The rendered formats: the smaller one first, then the one that every browser supports. */
export const pictureFormats = ['avif', 'webp'] as const

/** A rendered width of a picture, in pixels. */
export type PictureWidth = (typeof pictureWidths)[number]
/** A rendered width of a scene, in pixels. */
export type SceneWidth = (typeof sceneWidths)[number]
/** A rendered format. */
export type PictureFormat = (typeof pictureFormats)[number]

/** The file name of one rendition, on the site and in Storage. */
export function getPictureFileName(
  name: string,
  width: PictureWidth | SceneWidth,
  format: PictureFormat,
): string {
  return `${name}-${width}.${format}`
}

/** The URL path of one rendition on the site. */
export function getPictureUrl(name: string, width: PictureWidth | SceneWidth, format: PictureFormat): string {
  return `/pictures/${getPictureFileName(name, width, format)}`
}

/** The `srcset` of a picture in one format. */
export function getPictureSrcSet(
  name: string,
  format: PictureFormat,
  widths: readonly (PictureWidth | SceneWidth)[] = pictureWidths,
): string {
  return widths.map((width) => `${getPictureUrl(name, width, format)} ${width}w`).join(', ')
}

/** The URL path of a product's 1200×630 card for social networks. */
export function getSocialCardUrl(name: string): string {
  return `/pictures/${name}-card.jpg`
}

/** The URL path of the social card for pages without a product. */
export const siteSocialCardUrl = '/icons/site-card.jpg'
