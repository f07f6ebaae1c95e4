/* eslint-disable @typescript-eslint/consistent-type-imports -- an ambient module declaration cannot import relative paths */

// The virtual modules of cataloguePlugin.ts and scenePicturesPlugin.ts.

declare module 'virtual:catalogue' {
  /** The folder of the catalogue's JSON files, such as '/catalogue/0f55628fb5/'. */
  export const catalogueFolder: string
}

declare module 'virtual:catalogue/featured' {
  export const featured: import('../../domain/catalogue/product').FeaturedProduct[]
}

declare module 'virtual:scenes' {
  /** The start of the file names of each picture on Home and About, such as 'harvest-0f55628fb5'. */
  export const sceneNames: Readonly<Record<import('../../seed/rendering/renderScenes').SceneName, string>>
}
