import { expect, test } from 'vitest'
import { isServed } from './firestoreIndexes'

// An index of a long text costs money with each write, and no query uses it.
test.each([
  ['requests', 'list'],
  ['requests', 'items'],
  ['requests', 'answer.text'],
  ['enquiries', 'message'],
  ['enquiries', 'answer.text'],
  ['notes', 'text'],
  ['replyTemplates', 'text'],
  ['orderLists', 'items'],
  ['products', 'description'],
  ['drafts', 'product'],
  ['drafts', 'product.description'],
  ['versions', 'product'],
  ['versions', 'product.description'],
  ['pushDevices', 'endpoint'],
])('firestore.indexes.json exempts the long field of %s: %s', (collection, field) => {
  expect(isServed({ collection, equalities: [field] })).toBe(false)
})

type Query = Parameters<typeof isServed>[0]

const deliveryQueries: [string, Omit<Query, 'collection'>][] = [
  ['what was interrupted', { equalities: ['status'], orderBy: [['dueAt', 'asc']] }],
  ['what is due of a kind', { equalities: ['kind', 'status'], orderBy: [['dueAt', 'asc']] }],
  ['what was sent about an item', { equalities: ['itemId'], orderBy: [['updatedAt', 'desc']] }],
  ['what was sent to whom lately', { equalities: ['to', 'kind'], orderBy: [['updatedAt', 'desc']] }],
]

test.each(deliveryQueries)('firestore.indexes.json serves the query of deliveries for %s', (_, query) => {
  expect(isServed({ collection: 'deliveries', ...query })).toBe(true)
})

const otherQueries: [string, Query][] = [
  [
    'the newest push devices of an account',
    { collection: 'pushDevices', equalities: ['uid'], orderBy: [['createdAt', 'desc']] },
  ],
  ['the newest drafts', { collection: 'drafts', orderBy: [['savedAt', 'desc']] }],
  ["a product's newest versions", { collection: 'versions', orderBy: [['publishedAt', 'desc']] }],
  ['the products that were published last', { collection: 'products', orderBy: [['updatedAt', 'desc']] }],
  ['the hidden products', { collection: 'products', equalities: ['hidden'] }],
]

test.each(otherQueries)('firestore.indexes.json serves the query for %s', (_, query) => {
  expect(isServed(query)).toBe(true)
})
