import type { Page } from 'playwright-core'
import { toRecordOrEmpty } from '../../domain/validation/fieldSchema'
import type { QueryShape } from '../../packages/firestore-index-checker/isServedByIndexes'

/**
 * Records what the Firestore queries of a page compare and sort: those of listeners, of aggregations and of the REST
 * API. Call it before the page loads.
 */
export function recordQueryShapes(page: Page): Map<string, QueryShape> {
  const shapes = new Map<string, QueryShape>()
  page.on('request', (request) => {
    if (!/Firestore|\/documents/.test(request.url())) return
    for (const query of findValues(request.postData() ?? '', 'structuredQuery')) {
      const shape = toShape(toRecordOrEmpty(query))
      shapes.set(JSON.stringify(shape), shape)
    }
  })
  return shapes
}

/**
 * Records which queries for items newer than a time a page listens to: the collection by the number of its target. Call it
 * before the page loads.
 */
export function recordArrivalQueries(page: Page): Map<unknown, string> {
  const collections = new Map<unknown, string>()
  page.on('request', (request) => {
    const body = request.postData() ?? ''
    for (const target of findValues(body, 'addTarget').map(toRecordOrEmpty)) {
      const { from, where } = toRecordOrEmpty(toRecordOrEmpty(target.query).structuredQuery)
      const { op, field } = toRecordOrEmpty(toRecordOrEmpty(where).fieldFilter)
      if (op === 'GREATER_THAN' && readFieldPath(field) === 'createdAt')
        collections.set(target.targetId, readCollection(from))
    }
    for (const targetId of findValues(body, 'removeTarget')) collections.delete(targetId)
  })
  return collections
}

/** The values of a name, at any depth. A listener's requests are form fields with JSON; other requests are JSON. */
function findValues(body: string, name: string): unknown[] {
  const texts = body.startsWith('{') ? [body] : [...new URLSearchParams(body).values()]
  return texts.flatMap((text) => {
    const found: unknown[] = []
    try {
      JSON.parse(text, (key, value: unknown) => {
        if (key === name) found.push(value)
        return value
      })
    } catch {
      // Other fields of a form are no JSON.
    }
    return found
  })
}

function toShape({ from, where, orderBy }: Readonly<Record<string, unknown>>): QueryShape {
  const filters = listFieldFilters(toRecordOrEmpty(where))
  const sortedFields = (Array.isArray(orderBy) ? orderBy : []).map((order) => {
    const { field, direction } = toRecordOrEmpty(order)
    return [readFieldPath(field), direction === 'DESCENDING' ? 'desc' : 'asc'] as const
  })
  const listFields = (operator: string) => filters.filter(({ op }) => op === operator).map(({ path }) => path)
  return {
    collection: readCollection(from),
    equalities: listFields('EQUAL'),
    inFields: listFields('IN'),
    orderBy: sortedFields,
  }
}

function readCollection(from: unknown): string {
  return String(toRecordOrEmpty(Array.isArray(from) ? from[0] : undefined).collectionId)
}

function listFieldFilters(where: Readonly<Record<string, unknown>>): { op: string; path: string }[] {
  const { filters } = toRecordOrEmpty(where.compositeFilter)
  if (Array.isArray(filters)) return filters.flatMap((filter) => listFieldFilters(toRecordOrEmpty(filter)))
  if (where.fieldFilter === undefined) return []
  const { op, field } = toRecordOrEmpty(where.fieldFilter)
  return [{ op: String(op), path: readFieldPath(field) }]
}

function readFieldPath(field: unknown): string {
  return String(toRecordOrEmpty(field).fieldPath)
}
