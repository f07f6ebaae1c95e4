import { createHash } from 'node:crypto'
import type { Prepared } from '../prepare'
import { detailsOf, firstPageOf, listedOf } from './content'

/** The catalogue's files by their path on the site, and the folder that they are in. */
export type CatalogueFiles = { folder: string; files: ReadonlyMap<string, string> }

/**
 * The catalogue as JSON for the site to fetch: the list's first page (first), every product as the list shows it
 * (products), the other names (names), all details at once for going offline (details), and each product alone ({id}). The
 * folder is named by their content, so that browsers may keep them for ever.
 */
export function catalogueFiles(prepared: Prepared): CatalogueFiles {
  const details = detailsOf(prepared)
  const listed = listedOf(details)
  const contents = new Map<string, unknown>([
    ['first', firstPageOf(listed)],
    ['products', listed],
    ['names', Object.fromEntries(details.map(({ id, alsoKnownAs }) => [id, alsoKnownAs]))],
    ['details', details],
    ...details.map((detail) => [detail.id, detail] as const),
  ])
  const hash = createHash('sha256').update(JSON.stringify(details)).digest('hex').slice(0, 10)
  const folder = `/catalogue/${hash}/`
  const files = new Map(
    [...contents].map(([name, content]) => [`${folder}${name}.json`, JSON.stringify(content)]),
  )
  return { folder, files }
}
