import { describe, expect, test } from 'vitest'
import { type DeclaredIndexes, isServedByIndexes } from '../isServedByIndexes'
import type { QueryShape } from '../readQueryShape'

const declared: DeclaredIndexes = {
  indexes: [
    declare(['status', 'ASCENDING'], ['sentAt', 'DESCENDING']),
    declare(['owner.uid', 'ASCENDING'], ['sentAt', 'DESCENDING']),
    declare(['kind', 'DESCENDING'], ['status', 'ASCENDING'], ['sentAt', 'DESCENDING']),
    declare(['name', 'ASCENDING'], ['sentAt', 'DESCENDING']),
    { ...declare(['city', 'ASCENDING'], ['sentAt', 'ASCENDING']), queryScope: 'COLLECTION_GROUP' },
    { ...declare(['uid', 'ASCENDING'], ['sentAt', 'ASCENDING']), collectionGroup: 'letters' },
    {
      ...declare(['sentAt', 'DESCENDING']),
      fields: [
        { fieldPath: 'words', arrayConfig: 'CONTAINS' },
        { fieldPath: 'sentAt', order: 'DESCENDING' },
      ],
    },
  ],
  fieldOverrides: [
    { collectionGroup: 'notes', fieldPath: 'text', indexes: [] },
    { collectionGroup: 'notes', fieldPath: 'image', indexes: [] },
    { collectionGroup: 'notes', fieldPath: 'image.width', indexes: [{ order: 'ASCENDING' }] },
    { collectionGroup: 'letters', fieldPath: 'title', indexes: [] },
    {
      collectionGroup: 'letters',
      fieldPath: 'name',
      indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }],
    },
  ],
}

function declare(...fields: (readonly [string, 'ASCENDING' | 'DESCENDING'])[]) {
  return {
    collectionGroup: 'notes',
    queryScope: 'COLLECTION' as const,
    fields: fields.map(([fieldPath, order]) => ({ fieldPath, order })),
  }
}

function isServed(query: Partial<QueryShape>): boolean {
  const shape = { equalities: [], inFields: [], arrayFields: [], orderBy: [], ...query }
  return isServedByIndexes({ collection: 'notes', isCollectionGroup: false, ...shape }, declared)
}

const newest = [['sentAt', 'desc']] as const
const byWidth = (direction: 'asc' | 'desc') => [['image.width', direction]] as const

describe('the automatic indexes serve', () => {
  test.each<[string, Partial<QueryShape>]>([
    ['a query of all documents', {}],
    ['a query by id', { orderBy: [['__name__', 'asc']] }],
    ['one equality', { equalities: ['status'] }],
    ['several equalities', { equalities: ['status', 'uid', 'owner.uid'] }],
    ['one in', { inFields: ['status'] }],
    ['one array', { arrayFields: ['words'] }],
    ['an ascending order', { orderBy: [['sentAt', 'asc']] }],
    ['a descending order', { orderBy: newest }],
    ['an order with the id in the same direction', { orderBy: [...newest, ['__name__', 'desc']] }],
    ['what an override leaves of a field in an exempt map', { orderBy: byWidth('asc') }],
    ['a field that is exempt in another collection', { equalities: ['title'] }],
  ])('%s', (_, query) => expect(isServed(query)).toBe(true))
})

describe('without an index of its own, Firestore rejects', () => {
  test.each<[string, Partial<QueryShape>]>([
    ['an equality with an order', { equalities: ['uid'], orderBy: newest }],
    ['an in with an order', { inFields: ['uid'], orderBy: newest }],
    ['an in with an equality', { equalities: ['uid'], inFields: ['status'] }],
    ['an array with an equality', { equalities: ['uid'], arrayFields: ['words'] }],
    ['an array in an exempt field', { arrayFields: ['text'] }],
    ['an equality in all collections of a name', { equalities: ['status'], isCollectionGroup: true }],
    ['an order by two fields', { orderBy: [['uid', 'asc'], ...newest] }],
    ['an order with the id in the other direction', { orderBy: [...newest, ['__name__', 'asc']] }],
    ['the ids from the last to the first', { orderBy: [['__name__', 'desc']] }],
    ['an equality on an exempt field', { equalities: ['text'] }],
    ['an equality on a field of an exempt map', { equalities: ['image.path'] }],
    ['an order by an exempt field', { orderBy: [['text', 'asc']] }],
    ['the direction that an override leaves out', { orderBy: byWidth('desc') }],
  ])('%s', (_, query) => expect(isServed(query)).toBe(false))
})

describe('a declared index', () => {
  test.each<[string, Partial<QueryShape>]>([
    ['an equality with an order', { equalities: ['status'], orderBy: newest }],
    ['an in with an order', { inFields: ['status'], orderBy: newest }],
    ['the id at the end', { equalities: ['status'], orderBy: [...newest, ['__name__', 'desc']] }],
    ['a field of a map', { equalities: ['owner.uid'], orderBy: newest }],
    ['equalities in any order and direction', { equalities: ['status', 'kind'], orderBy: newest }],
    ['an in beside an equality', { equalities: ['status'], inFields: ['kind'], orderBy: newest }],
    ['an order by two fields', { orderBy: [['name', 'asc'], ...newest] }],
    ['an array with an order', { arrayFields: ['words'], orderBy: newest }],
    [
      'all collections of a name, if it is for them',
      { equalities: ['city'], orderBy: [['sentAt', 'asc']], isCollectionGroup: true },
    ],
    [
      'all collections of a name by one field, if its override is for them',
      { collection: 'letters', equalities: ['name'], isCollectionGroup: true },
    ],
  ])('serves %s', (_, query) => expect(isServed(query)).toBe(true))

  test('is merged with another of the same order, if the query has no in', () => {
    expect(isServed({ equalities: ['status', 'owner.uid'], orderBy: newest })).toBe(true)
    expect(isServed({ equalities: ['status'], inFields: ['owner.uid'], orderBy: newest })).toBe(false)
  })

  test.each<[string, Partial<QueryShape>]>([
    ['the opposite order', { equalities: ['status'], orderBy: [['sentAt', 'asc']] }],
    ['a query that does not compare all of its fields', { equalities: ['kind'], orderBy: newest }],
    ['a query that compares more', { equalities: ['status', 'uid'], orderBy: newest }],
    ['an order by more fields', { equalities: ['status'], orderBy: [...newest, ['name', 'asc']] }],
    [
      'a single collection, if it is for collection groups',
      { equalities: ['city'], orderBy: [['sentAt', 'asc']] },
    ],
    [
      'all collections of a name, if it is for single ones',
      { equalities: ['status'], orderBy: newest, isCollectionGroup: true },
    ],
    ['an equality with what is in an array', { equalities: ['words'], orderBy: newest }],
    ['an array with the values of a field', { arrayFields: ['status'], orderBy: newest }],
    ['another collection', { equalities: ['uid'], orderBy: [['sentAt', 'asc']] }],
  ])('does not serve %s', (_, query) => expect(isServed(query)).toBe(false))
})
