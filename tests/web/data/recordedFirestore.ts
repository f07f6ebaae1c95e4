import { recordQuery, recordQuerySite } from '../../queries/queryRecord'

/*
 * Replaces firebase/firestore and reactfire in the test of the queries: builds queries as Firestore's API
 * gets them, and records each in place of sending it.
 */

type Constraint = { filter?: object; order?: object }
type StructuredQuery = { from: object[]; where?: object; orderBy?: object[] }

const operators: Readonly<Record<string, string>> = {
  '==': 'EQUAL',
  in: 'IN',
  'array-contains': 'ARRAY_CONTAINS',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
}

export const Timestamp = { fromMillis: (ms: number) => ms }
export const doc = () => ({})
export const documentId = () => '__name__'
export const queryEqual = Object.is
export const refEqual = Object.is
export const [limit, startAt, startAfter, endBefore] = Array.from({ length: 4 }, () => () => ({}))

export function collection(_parent: unknown, collectionId: string): StructuredQuery {
  return { from: [{ collectionId }] }
}

export function where(fieldPath: string, operator: string): Constraint {
  recordQuerySite()
  return { filter: { fieldFilter: { field: { fieldPath }, op: operators[operator] } } }
}

export function orderBy(fieldPath: string, direction = 'asc'): Constraint {
  recordQuerySite()
  return { order: { field: { fieldPath }, direction: direction === 'asc' ? 'ASCENDING' : 'DESCENDING' } }
}

export function query(base: StructuredQuery, ...constraints: Constraint[]): StructuredQuery {
  const filters = constraints.flatMap(({ filter }) => filter ?? [])
  const orders = constraints.flatMap(({ order }) => order ?? [])
  return {
    ...base,
    ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
    ...(orders.length > 0 && { orderBy: orders }),
  }
}

const emptySnapshot = { docs: [], metadata: { fromCache: false }, data: () => ({ count: 0 }) }

function send(structuredQuery: StructuredQuery) {
  recordQuery(structuredQuery)
  return Promise.resolve(emptySnapshot)
}

export const [getDocs, getDocsFromServer, getCountFromServer] = [send, send, send]

// reactfire
export const useFirestore = () => ({})
export function useFirestoreCollection(structuredQuery: StructuredQuery) {
  recordQuery(structuredQuery)
  return { status: 'loading' }
}
