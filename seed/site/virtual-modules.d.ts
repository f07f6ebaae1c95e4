/* eslint-disable @typescript-eslint/consistent-type-imports -- a module that is declared cannot import by a relative name */

// What seed/site/catalogue.ts gives the site.

declare module 'virtual:catalogue' {
  /** Where the site has the catalogue's files, such as '/catalogue/0f55628fb5/'. */
  export const catalogueFolder: string
}

declare module 'virtual:catalogue/featured' {
  /** What the home page features. */
  export const featured: import('../../web/domain/product').FeaturedProduct[]
}

declare module 'virtual:scenes' {
  /** What each scene's files are named by, such as 'harvest-0f55628fb5'. */
  export const sceneNames: Readonly<Record<import('../images/scenes/draw').SceneName, string>>
}
