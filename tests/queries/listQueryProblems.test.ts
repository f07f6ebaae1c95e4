import { expect, test } from 'vitest'
import type { DeclaredIndexes } from '../../packages/firestore-index-checker/isServedByIndexes'
import { readQueryShape } from '../../packages/firestore-index-checker/readQueryShape'
import { listQueryProblems } from './listQueryProblems'
import type { QueryRecordEntry } from './queryRecord'

const declare = (...fieldPaths: string[]): DeclaredIndexes['indexes'][number] => ({
  collectionGroup: 'notes',
  queryScope: 'COLLECTION',
  fields: fieldPaths.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' })),
})
const declared = { indexes: [declare('uid', 'sentAt'), declare('kind', 'sentAt')], fieldOverrides: [] }

const query = readQueryShape({
  from: [{ collectionId: 'notes' }],
  where: { fieldFilter: { field: { fieldPath: 'uid' }, op: 'EQUAL' } },
  orderBy: [{ field: { fieldPath: 'sentAt' } }],
})

const list = (...entries: QueryRecordEntry[]) =>
  listQueryProblems(
    entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''),
    ['functions/a.ts:1', 'functions/b.ts:2'],
    declared,
  )

test('a query that no test ran is named, with its line', () => {
  expect(list({ site: 'functions/a.ts:1' })).toContain('functions/b.ts:2: no test runs this query')
  expect(list({ site: 'functions/a.ts:1' })).not.toContain('functions/a.ts:1: no test runs this query')
})

test('a composite index that no query needs is named', () => {
  const problem = (fields: string) => `firestore.indexes.json: no query needs the index of notes by ${fields}`
  const problems = list({ query })
  expect(problems).toContain(problem('kind ASCENDING, sentAt ASCENDING'))
  expect(problems).not.toContain(problem('uid ASCENDING, sentAt ASCENDING'))
})
