/** The pages that are measured: their names in the report and on the command line, and their paths. */
export const pages = { home: '/', store: '/arielle-store', product: '/products/84' } as const

/** A page's name. */
export type PageName = keyof typeof pages

/** The pages' names. */
export const pageNames: readonly PageName[] = ['home', 'store', 'product']

/** The file of a page in a build. */
export function fileOf(path: string): string {
  return path === '/' ? '/index.html' : `${path}.html`
}
