/** The paths of the measured pages, by their names in the report and on the command line. */
export const pagePaths = { home: '/', store: '/arielle-store', product: '/products/84' } as const

/** The name of a measured page. */
export type PageName = keyof typeof pagePaths

/** The names of the measured pages. */
export const pageNames: readonly PageName[] = ['home', 'store', 'product']

/** The file of a page in the build. */
export function toPageFile(path: string): string {
  return path === '/' ? '/index.html' : `${path}.html`
}
