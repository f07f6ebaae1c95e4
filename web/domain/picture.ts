/** A product's picture, and the room it takes; its files are named after it. */
export type Picture = {
  /** Such as 'shea-butter-0f55628fb5': it changes when the picture does, so that a cached file is never stale. */
  name: string
  width: number
  height: number
  /** A tiny data URI to show, blurred, until the picture has arrived. */
  placeholder: string
}

/** The widths that each picture is rendered in, in pixels; it is 4:5. */
export const pictureWidths = [320, 640, 960] as const

/** The widths that each scene is rendered in, in pixels; it is 4:3. */
export const sceneWidths = [480, 720, 1080, 1600] as const

/** The formats that each width is rendered in: the small one, and the one that every browser takes. */
export const pictureFormats = ['avif', 'webp'] as const

export type PictureWidth = (typeof pictureWidths)[number]
export type SceneWidth = (typeof sceneWidths)[number]
export type PictureFormat = (typeof pictureFormats)[number]

/** The name of one file of a picture, on the site and in Storage alike. */
export function pictureFile(name: string, width: PictureWidth | SceneWidth, format: PictureFormat): string {
  return `${name}-${width}.${format}`
}

/** Where the site has one file of a picture. */
export function pictureUrl(name: string, width: PictureWidth | SceneWidth, format: PictureFormat): string {
  return `/pictures/${pictureFile(name, width, format)}`
}

/** The files of a picture for a browser to choose from, as `srcset` takes them. */
export function pictureSet(
  name: string,
  format: PictureFormat,
  widths: readonly (PictureWidth | SceneWidth)[] = pictureWidths,
): string {
  return widths.map((width) => `${pictureUrl(name, width, format)} ${width}w`).join(', ')
}

/** Where the site has the picture's card for social networks: 1200 by 630, the picture beside the product's name. */
export function cardUrl(name: string): string {
  return `/pictures/${name}-card.jpg`
}

/** The same for pages that show no product. */
export const siteCardUrl = '/icons/site-card.jpg'
