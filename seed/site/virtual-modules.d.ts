/* eslint-disable @typescript-eslint/consistent-type-imports -- a module that is declared cannot import by a relative name */

// What seed/site/catalogue.ts gives the site.

declare module 'virtual:catalogue' {
  /** Every product as a card shows it, ordered by id. */
  export const listed: import('../../web/domain/product').ListedProduct[]
}

declare module 'virtual:catalogue/featured' {
  /** What the home page features. */
  export const featured: import('../../web/domain/product').FeaturedProduct[]
}

declare module 'virtual:catalogue/otherNames' {
  /** The other names of each product that has some, by id. */
  export const otherNames: readonly (readonly [id: string, names: readonly string[]])[]
}

declare module 'virtual:catalogue/products' {
  /** Fetches everything about one product, by id. */
  export const loadDetail: Readonly<
    Record<string, () => Promise<import('../../web/domain/product').ProductDetail>>
  >
}

declare module 'virtual:catalogue/details' {
  /** Everything about every product, by id: a file for the service worker to keep. */
  export const details: ReadonlyMap<string, import('../../web/domain/product').ProductDetail>
}
