/** The paths of the measured pages, by their names in the report and on the command line. */
export const pagePaths = { home: '/', store: '/arielle-store', product: '/products/84' } as const

export type PageName = keyof typeof pagePaths

export const pageNames: readonly PageName[] = ['home', 'store', 'product']

/** Returns the HTML file of a page in the build, such as '/products/84.html'. */
export function toPageFile(path: string): string {
  return path === '/' ? '/index.html' : `${path}.html`
}
