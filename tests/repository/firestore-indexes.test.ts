import { expect, test } from 'vitest'
import { isServed } from './firestoreIndexes'

// An index of a long text costs money with each write, and no query uses it. That every query has its index,
// tests/queries checks while the tests run.
test.each([
  ['requests', 'list'],
  ['requests', 'items'],
  ['requests', 'answer.text'],
  ['enquiries', 'message'],
  ['enquiries', 'answer.text'],
  ['notes', 'text'],
  ['replies', 'text'],
  ['replies', 'quote.lines'],
  ['replyTemplates', 'text'],
  ['orderLists', 'items'],
  ['products', 'description'],
  ['drafts', 'product'],
  ['drafts', 'product.description'],
  ['versions', 'product'],
  ['versions', 'product.description'],
  ['pushDevices', 'endpoint'],
  ['figureEntries', 'recorded'],
  ['confirmationTimes', 'times'],
  ['missingSearches', 'lastCounted'],
  ['missingSearches', 'ignored'],
  ['functionStates', 'ids'],
])('firestore.indexes.json exempts the long field of %s: %s', (collection, field) => {
  const lists = { inFields: [], arrayFields: [], orderBy: [] }
  expect(isServed({ collection, isCollectionGroup: false, equalities: [field], ...lists })).toBe(false)
})
