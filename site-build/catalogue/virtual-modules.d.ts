/* eslint-disable @typescript-eslint/consistent-type-imports -- an ambient module declaration cannot import relative paths */

// The virtual modules of cataloguePlugin.ts and scenePicturesPlugin.ts.

declare module 'virtual:catalogue' {
  /** The folder of the catalogue's JSON files, such as '/catalogue/0f55628fb5/'. */
  export const catalogueFolder: string
}

declare module 'virtual:catalogue/featured' {
  export const featured: import('../../domain/catalogue/product').FeaturedProduct[]
}

declare module 'virtual:catalogue/guides' {
  export const guides: readonly import('../../domain/guides/guide').Guide[]
}

declare module 'virtual:catalogue/uses' {
  export const productUses: readonly import('../../domain/catalogue/productUse').ProductUse[]
}

declare module 'virtual:scenes' {
  type Scene = {
    /** The start of the picture's file names, such as 'harvest-0f55628fb5'. */
    name: string
    /** A tiny preview, as a data URL. */
    placeholder: string
  }
  /** The pictures on Home and About. */
  export const scenes: Readonly<Record<import('../../seed/rendering/renderScenes').SceneName, Scene>>
}
