import { expect, test } from 'vitest'
import { onSentItemWritten } from '../../../functions/events/onSentItemWritten'
import { updateItemFigures } from '../../../functions/figures/updateItemFigures'
import { readRequestLines } from '../../../functions/sent-items/readSentItem'
import { parseSentItem } from '../../../domain/sent-items/sentItem'
import { recordReads } from './recordReads'
import { answerRequest, deliverArrival, storeRequest } from './sentItemEvents'
import { createTestProject, createTestServices } from './testServices'

const minuteMs = 60_000
const sentAt = Date.parse('2026-03-09T13:50+01:00')
const ids = Array.from({ length: 30 }, (_, index) => String(index + 1))
const products = ids.map((id) => `products/${id}`)
const items = ids.map((id) => `${id}:3`)

test('a request reads each of its products once, whatever becomes of it and however often its events come', async () => {
  const { services, sink } = await createTestServices()
  await Promise.all(products.map((path) => services.firestore.doc(path).set({ name: path })))
  const reads = recordReads(services.firestore)
  const request = await storeRequest(services, { items, list: 'My list' })
  await deliverArrival(services, request)
  await deliverArrival(services, request)
  const answered = await answerRequest(services, request)
  await onSentItemWritten(services, request.key, request.fields, answered)
  await onSentItemWritten(services, request.key, answered, { ...answered, status: 'closed' })
  expect(sink.listMails()).toHaveLength(3)
  expect(reads.filter((path) => path.startsWith('products/')).sort()).toEqual(products.toSorted())
  // docs/operations.md computes the cost of a request with its reads.
  expect(reads.length - products.length).toBeLessThanOrEqual(60)
})

test('the figures read the products of an item once, however long it takes', async () => {
  const { firestore } = createTestProject()
  await firestore.doc('products/1').set({ name: 'Shea Butter' })
  const { key } = await storeRequest({ firestore }, { createdAt: new Date(sentAt) })
  const reads = recordReads(firestore)
  await updateItemFigures(firestore, key, sentAt)
  await updateItemFigures(firestore, key, sentAt + 60 * minuteMs)
  expect(reads.filter((path) => path === 'products/1')).toHaveLength(1)
  const { docs } = await firestore.collection('days').get()
  expect(docs[0]?.get('products')).toEqual({ 1: { requests: 1, halves: 3 } })
})

test('a new product is named at once, and a new name within a minute', async () => {
  const { firestore } = createTestProject()
  const product = firestore.doc('products/1')
  const { key, fields } = await storeRequest({ firestore }, { list: '', createdAt: new Date(sentAt) })
  const item = parseSentItem(key, fields)
  const readName = async (now: number) => item && (await readRequestLines(firestore, item, now))[0]?.name
  expect(await readName(sentAt)).toBe('product 1')
  await product.set({ name: 'Shea Butter' })
  expect(await readName(sentAt)).toBe('Shea Butter')
  await product.set({ name: 'Raw Shea Butter' })
  expect(await readName(sentAt + minuteMs)).toBe('Raw Shea Butter')
})
