import { readFile } from 'node:fs/promises'
import {
  type DeclaredIndexes,
  isServedByIndexes,
} from '../../packages/firestore-index-checker/isServedByIndexes'
import { declaredIndexes } from '../repository/firestoreIndexes'
import type { QueryRecordEntry } from './queryRecord'
import { listQuerySites } from './querySites'

/** Reads the file that a run of all tests has written, and returns what is wrong: see listQueryProblems. */
export async function readQueryProblems(file: string): Promise<string[]> {
  const sites = [...listQuerySites('functions'), ...listQuerySites('web/data')]
  return listQueryProblems(await readFile(file, 'utf8').catch(() => ''), sites, declaredIndexes)
}

/**
 * Returns what is wrong after a run of all tests: the sites of queries that no test has run, so that nothing knows whether
 * production has an index for them, and the composite indexes that no query needs. `record` has a JSON entry in each line.
 */
export function listQueryProblems(
  record: string,
  sites: readonly string[],
  declared: DeclaredIndexes,
): string[] {
  const entries = record
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as QueryRecordEntry)
  const seenSites = new Set(entries.flatMap((entry) => ('site' in entry ? [entry.site] : [])))
  const queries = entries.flatMap((entry) => ('query' in entry ? [entry.query] : []))
  const unseen = sites.filter((site) => !seenSites.has(site))
  const unneeded = declared.indexes.filter((index) => {
    const others = { ...declared, indexes: declared.indexes.filter((other) => other !== index) }
    return queries.every((query) => !isServedByIndexes(query, declared) || isServedByIndexes(query, others))
  })
  return [
    ...unseen.map((site) => `${site}: no test runs this query`),
    ...unneeded.map(
      ({ collectionGroup, fields }) =>
        `firestore.indexes.json: no query needs the index of ${collectionGroup} by ` +
        fields.map(({ fieldPath, order }) => `${fieldPath} ${order ?? ''}`.trim()).join(', '),
    ),
  ]
}
