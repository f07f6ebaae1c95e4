import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type DeclaredIndexes,
  isServedByIndexes,
  type QueryShape,
} from '../../packages/firestore-index-checker/isServedByIndexes'
import { projectRoot } from '../../seed/projectFolders'

const declared = JSON.parse(
  readFileSync(join(projectRoot, 'firestore.indexes.json'), 'utf8'),
) as DeclaredIndexes

/** Whether firestore.indexes.json and the automatic indexes serve a query: production rejects any other. */
export function isServed(query: Pick<QueryShape, 'collection'> & Partial<QueryShape>): boolean {
  return isServedByIndexes({ equalities: [], inFields: [], orderBy: [], ...query }, declared)
}
