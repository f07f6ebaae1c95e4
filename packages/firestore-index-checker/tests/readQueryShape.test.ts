import { describe, expect, test } from 'vitest'
import { readQueryShape } from '../readQueryShape'

const from = [{ collectionId: 'notes' }]
const compare = (fieldPath: string, op: string) => ({ fieldFilter: { field: { fieldPath }, op, value: {} } })
const all = (...filters: object[]) => ({ compositeFilter: { op: 'AND', filters } })
const sortBy = (fieldPath: string, direction?: string) => ({ field: { fieldPath }, direction })

const unfiltered = { collection: 'notes', isCollectionGroup: false, equalities: [], inFields: [] }

describe('a query as the API gets it is read', () => {
  test('with its comparisons by kind, at any depth', () => {
    const where = all(
      compare('uid', 'EQUAL'),
      all(compare('status', 'IN'), compare('words', 'ARRAY_CONTAINS')),
      { unaryFilter: { field: { fieldPath: 'answer' }, op: 'IS_NULL' } },
    )
    expect(readQueryShape({ from, where })).toEqual({
      ...unfiltered,
      equalities: ['uid', 'answer'],
      inFields: ['status'],
      arrayFields: ['words'],
      orderBy: [],
    })
  })

  test('with its order, which is ascending where it names no direction', () => {
    const orderBy = [sortBy('name'), sortBy('sentAt', 'DESCENDING')]
    expect(readQueryShape({ from, orderBy }).orderBy).toEqual([
      ['name', 'asc'],
      ['sentAt', 'desc'],
    ])
  })

  test('with its scope', () =>
    expect(readQueryShape({ from: [{ collectionId: 'notes', allDescendants: true }] })).toMatchObject({
      isCollectionGroup: true,
    }))
})

describe('a range sorts by its field', () => {
  test.each(['LESS_THAN', 'GREATER_THAN_OR_EQUAL', 'NOT_EQUAL', 'NOT_IN'])('ascending with %s alone', (op) =>
    expect(readQueryShape({ from, where: compare('sentAt', op) }).orderBy).toEqual([['sentAt', 'asc']]),
  )

  test('once, and as the query says', () => {
    const where = all(compare('sentAt', 'GREATER_THAN'), compare('sentAt', 'LESS_THAN'))
    const orderBy = [sortBy('sentAt', 'DESCENDING')]
    expect(readQueryShape({ from, where }).orderBy).toEqual([['sentAt', 'asc']])
    expect(readQueryShape({ from, where, orderBy }).orderBy).toEqual([['sentAt', 'desc']])
  })

  test('after the given order and in its last direction', () => {
    const where = all(compare('size', 'GREATER_THAN'), compare('age', 'LESS_THAN'))
    expect(readQueryShape({ from, where, orderBy: [sortBy('name', 'DESCENDING')] }).orderBy).toEqual([
      ['name', 'desc'],
      ['age', 'desc'],
      ['size', 'desc'],
    ])
  })
})

test.each([
  ['a query of no collection', { from: [{ allDescendants: true }] }],
  ['an or', { from, where: { compositeFilter: { op: 'OR', filters: [] } } }],
  ['an unknown comparison', { from, where: compare('sentAt', 'LIKE') }],
  ['a search by vector', { from, findNearest: {} }],
  [
    'an order by a field that must have one value',
    { from, where: compare('uid', 'EQUAL'), orderBy: [sortBy('uid')] },
  ],
])('%s is refused', (_, query) => expect(() => readQueryShape(query)).toThrow(/index checker|does not sort/))
