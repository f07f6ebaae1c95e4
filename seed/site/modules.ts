import type { Prepared } from '../prepare'
import { catalogueFiles } from './catalogueFiles'
import { featuredOf } from './content'

const name = 'virtual:catalogue'

/** The module behind that name as code, or nothing where the catalogue has no such module. */
export function codeOf(id: string, prepared: Prepared): string | undefined {
  if (id === name) return `export const catalogueFolder = ${JSON.stringify(catalogueFiles(prepared).folder)}`
  if (id === `${name}/featured`) return `export const featured = ${JSON.stringify(featuredOf(prepared))}`
  return undefined
}
