import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type DeclaredIndexes,
  isServedByIndexes,
} from '../../packages/firestore-index-checker/isServedByIndexes'
import type { QueryShape } from '../../packages/firestore-index-checker/readQueryShape'
import { projectRoot } from '../../seed/projectFolders'

export const declaredIndexes = JSON.parse(
  readFileSync(join(projectRoot, 'firestore.indexes.json'), 'utf8'),
) as DeclaredIndexes

/** Whether firestore.indexes.json and the automatic indexes serve a query: production rejects any other. */
export function isServed(query: QueryShape): boolean {
  return isServedByIndexes(query, declaredIndexes)
}
