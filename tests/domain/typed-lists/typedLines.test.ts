import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { loadCatalogue } from '../../../seed/catalogue/loadCatalogue'
import { createFormReader } from '../../../seed/desk/toDemoDocument'
import { itemQuantityStep } from '../../../domain/order-list/orderList'
import { parseOrderListText } from '../../../domain/order-list/parseOrderListText'
import { readQuantityLine } from '../../../domain/typed-lists/readQuantityLine'

/*
 * The folder typedLines/ has lines as people type them on WhatsApp, by kind, with the id and the quantity of the product
 * that each asks for: '?' where only the product is clear, and '' where it could be two products or none. All of it was
 * written before the reading was improved.
 */
const folder = new URL('typedLines/', import.meta.url)
const maxReadMs = 16

const { products } = await loadCatalogue()

async function readLines(): Promise<[line: string, wanted: string][]> {
  const texts = await Promise.all(
    (await readdir(folder)).sort().map((file) => readFile(new URL(file, folder), 'utf8')),
  )
  return texts.flatMap((text) => Object.entries(JSON.parse(text) as Record<string, string>))
}

/** What is read of a line, in the form of the files. */
function read(line: string, reader = createFormReader(products)): string {
  const { items, unreadTexts } = parseOrderListText(line, reader)
  const findProduct = (name: string) => reader.findExactly(name) ?? reader.findWritten(name)
  const named = unreadTexts
    .flatMap(readQuantityLine)
    .map(({ name }) => findProduct(name))
    .find((product) => product !== undefined)
  if (items.length === 0) return named ? `${named.id} ?` : ''
  return items.map(({ productId, halves }) => `${productId} ${halves * itemQuantityStep}`).join(', ')
}

const isPartOf = (entry: string, wanted: string) =>
  wanted.split(', ').some((each) => `${each} `.startsWith(`${entry.replace(' ?', '')} `))

test('of 280 lines as people type them, 95 % give the product and the quantity, and none gives wrong ones', async () => {
  const lines = await readLines()
  const reader = createFormReader(products)
  const results = lines.map(([line, wanted]) => ({ line, wanted, found: read(line, reader) }))
  const failed = results.filter(({ wanted, found }) => wanted !== found)
  // A product or a quantity that is not read is left to a person.
  const wrong = failed.filter(
    ({ wanted, found }) => found !== '' && !found.split(', ').every((entry) => isPartOf(entry, wanted)),
  )
  expect(lines.length).toBeGreaterThanOrEqual(280)
  expect(wrong).toEqual([])
  expect(failed.length / lines.length, JSON.stringify(failed, null, 1)).toBeLessThanOrEqual(0.05)
})

test('reads 60 lines within a frame of the screen', async () => {
  const lines = (await readLines()).map(([line]) => line)
  const texts = [0, 60, 120, 180].map((start) => lines.slice(start, start + 60).join('\n'))
  // What else runs on the machine makes some of the times long.
  const times = Array.from({ length: 12 }, () => {
    const reader = createFormReader(products)
    reader.findWritten('')
    return texts.map((text) => {
      const startedAt = performance.now()
      parseOrderListText(text, reader)
      return performance.now() - startedAt
    })
  })
  expect(Math.min(...times.flat())).toBeLessThan(maxReadMs)
})
