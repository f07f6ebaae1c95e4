import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  idsPerSnapshotPart,
  isHidden,
  maxInlineBytes,
  maxSnapshotBytes,
  parseSnapshot,
  parseSnapshotPart,
} from '../../domain/catalogue/publishing/catalogueSnapshot'
import { composeSnapshot } from '../../functions/catalogue/composeSnapshot'
import { getProductHash, toProductState } from '../../functions/catalogue/productChanges'
import { createLongProduct, createStoredProduct } from '../createStoredProduct'

const built = { folder: '/catalogue/first/', hashes: {} }
const ids = Array.from({ length: 10_000 }, (_, index) => String(index + 1))
const states = ids.map((id) => toProductState(id, createStoredProduct(id)))
const { text, parts } = composeSnapshot(states, built)

test('a few changes are one file, in the order of their ids', () => {
  const few = composeSnapshot(states.slice(0, 3).toReversed(), built)
  expect(few.parts.size).toBe(0)
  expect(parseSnapshot(JSON.parse(few.text))?.products.map(({ id }) => id)).toEqual(['1', '2', '3'])
})

const texture = { ...createStoredProduct('1').image, path: 'products/1/1-0f55628fb5-640.webp' }
const certificates = ['2026-03-09 ABC234efghijklmnopqr Lagos Lab | Peroxide value']

test.each([
  ['a further photograph', { morePictures: { texture } }, { morePictures: { pack: texture } }],
  ['a certificate', { certificates }, { certificates: [...certificates, ...certificates] }],
])('a product that gets or loses %s differs from the build', (_, proof, other) => {
  const products = [{}, proof, other].map((change) => toProductState('1', createStoredProduct('1', change)))
  const hashes = products.map(({ change }) => (change && !isHidden(change) ? getProductHash(change) : ''))
  expect(new Set(hashes).size).toBe(3)
})

test('a product that runs out or is back differs from the build, and the snapshot says which', () => {
  const getState = (soldOut: boolean) =>
    toProductState('1', createStoredProduct('1', soldOut ? { soldOut } : {}))
  const [inStock, soldOut] = [getState(false), getState(true)]
  const readStock = (state: typeof soldOut, hashed: typeof soldOut) => {
    const { change } = hashed
    const hashes = change && !isHidden(change) ? { 1: getProductHash(change) } : {}
    return parseSnapshot(JSON.parse(composeSnapshot([state], { ...built, hashes }).text))?.products
  }
  expect(readStock(soldOut, inStock)).toEqual([expect.objectContaining({ soldOut: true })])
  expect(readStock(inStock, soldOut)).toEqual([expect.not.objectContaining({ soldOut: true })])
  expect(readStock(soldOut, soldOut)).toEqual([])
})

test('none of 10,000 changes is left out: each range of ids is a part that has its checksum as its name', () => {
  const snapshot = parseSnapshot(JSON.parse(text))
  const files = snapshot?.parts.map(({ checksum }) => parts.get(checksum) ?? '') ?? []
  expect(files.map((file) => createHash('sha256').update(file).digest('hex'))).toEqual([...parts.keys()])
  const products = files.map((file) => parseSnapshotPart(JSON.parse(file)) ?? [])
  expect(products.flat().map(({ id }) => id)).toEqual(ids)
  expect(snapshot?.products).toEqual([])
  expect(snapshot?.parts.map(({ firstId }) => firstId).slice(0, 3)).toEqual([0, 40, 80])
  expect(Buffer.byteLength(text)).toBeLessThan(maxInlineBytes)
})

test('one more change makes one new part, in whatever order the products come', () => {
  const changed = toProductState('4321', createStoredProduct('4321', { name: 'Marula Oil' }))
  const next = composeSnapshot(
    states.map((state) => (state.id === changed.id ? changed : state)).toReversed(),
    built,
  )
  expect([...next.parts.keys()].filter((checksum) => !parts.has(checksum))).toHaveLength(1)
  expect(next.parts.size).toBe(parts.size)
})

test('the products of a part have room in it, each at its greatest length', () => {
  const longest = ids
    .slice(-idsPerSnapshotPart - 1, -1)
    .map((id) => toProductState(id, createLongProduct(id)))
  const { parts: long } = composeSnapshot(longest, built)
  expect([...long.values()].map((part) => Buffer.byteLength(part))).toEqual([expect.any(Number)])
  expect(Math.max(...[...long.values()].map((part) => Buffer.byteLength(part)))).toBeLessThan(
    maxSnapshotBytes,
  )
})
