import { beforeEach, expect, test, vi } from 'vitest'
import { parseSnapshot } from '../../domain/catalogue/publishing/catalogueSnapshot'
import { composeSnapshot } from '../../functions/catalogue/composeSnapshot'
import { toProductState } from '../../functions/catalogue/productChanges'
import { watchPublishedChanges } from '../../web/data/catalogue/published/watchPublishedChanges'
import { createStoredProduct } from '../createStoredProduct'
import { createBuiltProduct } from '../domain/catalogue/publishedProducts'
import { setUpFakeTimers } from '../web/setUpFakeTimers'
import * as previous from './bundle'

const built = { folder: '/catalogue/first/', hashes: {} }
const certificates = ['2026-03-09 ABC234efghijklmnopqr Lagos Lab | Peroxide value']
const states = ['1', '2'].map((id) => {
  const texture = { ...createStoredProduct(id).image, path: `products/${id}/${id}-0f55628fb5-640.webp` }
  const proof = { soldOut: true, morePictures: { texture }, certificates }
  return toProductState(id, createStoredProduct(id, id === '2' ? proof : {}))
})
const small = composeSnapshot(states, built).text
const many = Array.from({ length: 1000 }, (_, index) => String(index + 1))
const inParts = composeSnapshot(
  many.map((id) => toProductState(id, createStoredProduct(id))),
  built,
).text

setUpFakeTimers()

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('navigator', { onLine: true })
})

/** The names that a page of a release shows with this snapshot; none if it ignores it. */
async function showNames(watch: typeof watchPublishedChanges, text: string) {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(text)))
  const shown: string[] = []
  watch(built.folder, (overlay) => {
    shown.push(...overlay.overlayProducts([createBuiltProduct('1')]).map(({ name }) => name))
    return Promise.resolve()
  })
  await vi.advanceTimersByTimeAsync(100)
  return shown
}

test('a page of the release before shows what this one publishes, and keeps what it shows if that is in parts', async () => {
  expect(await showNames(previous.watchPublishedChanges, small)).toEqual(['Oil 1', 'Oil 2'])
  expect(await showNames(previous.watchPublishedChanges, inParts)).toEqual([])
})

test('a page of this release shows what the one before published', async () => {
  const products = parseSnapshot(JSON.parse(small))?.products ?? []
  const written = previous.serializeSnapshot({ base: built.folder, products, parts: [] })
  expect(await showNames(watchPublishedChanges, written)).toEqual(['Oil 1', 'Oil 2'])
})
