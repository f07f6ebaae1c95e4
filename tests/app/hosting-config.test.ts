import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../emulators/config'
import { paths } from '../../web/app/paths'

type Hosting = { rewrites: { source: string; destination: string }[] }

const { hosting } = JSON.parse(await readFile(join(root, 'firebase.json'), 'utf8')) as { hosting: Hosting }
const { home, product, ...routes } = paths

test('every route of the app but / and the products, which are files, is rewritten to the app by its name', () => {
  const rewritten = hosting.rewrites.map(({ source }) => source)
  expect(rewritten.toSorted()).toEqual(Object.values(routes).toSorted())
})

test('a rewrite leads to the app', () => {
  expect(new Set(hosting.rewrites.map(({ destination }) => destination))).toEqual(new Set(['/index.html']))
})

test('no rewrite catches what is not a page: a missing script must not be answered by HTML', () => {
  expect(hosting.rewrites.filter(({ source }) => source.includes('*'))).toEqual([])
})

test('home and products need no rewrite', () => {
  expect([home, product('84')]).toEqual(['/', '/products/84'])
})
