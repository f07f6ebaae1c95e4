import { appendFileSync } from 'node:fs'
import { type QueryShape, readQueryShape } from '../../packages/firestore-index-checker/readQueryShape'
import { isServed } from '../repository/firestoreIndexes'
import { findQuerySite } from './querySites'

/** What a run of the tests has seen: a line of the sources that made a query, or a query. */
export type QueryRecordEntry = { site: string } | { query: QueryShape }

const sites = new Set<string>()
const unserved = new Set<string>()
const written = new Set<string>()

/** Records the line of the sources that called the caller, to filter or sort a query. */
export function recordQuerySite(): void {
  const site = findQuerySite(new Error('a query is made').stack)
  if (site === undefined) return
  sites.add(site)
  write({ site })
}

export function listRecordedSites(): string[] {
  return [...sites]
}

/** Records a query as Firestore's API gets it. */
export function recordQuery(structuredQuery: unknown): void {
  const query = readQueryShape(structuredQuery)
  write({ query })
  if (!isServed(query)) unserved.add(JSON.stringify(query))
}

/** Returns the queries since the last call that production would refuse. */
export function takeUnservedQueries(): string[] {
  const queries = [...unserved]
  unserved.clear()
  return queries
}

/** Writes to the file that tests/runTests.ts reads after a run of all tests, once for each entry. */
function write(entry: QueryRecordEntry): void {
  const [file, line] = [process.env.QUERY_RECORD, JSON.stringify(entry)]
  if (file === undefined || written.has(line)) return
  written.add(line)
  appendFileSync(file, `${line}\n`)
}
