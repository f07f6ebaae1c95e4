import { beforeEach, describe, expect, test, vi } from 'vitest'
import { watchPublishedChanges } from '../../../web/data/catalogue/published/watchPublishedChanges'
import type { CatalogueOverlay } from '../../../domain/catalogue/publishing/catalogueOverlay'
import { maxSnapshotBytes } from '../../../domain/catalogue/publishing/catalogueSnapshot'
import { createBuiltProduct, createPublishedProduct } from '../../domain/catalogue/publishedProducts'
import { setUpFakeTimers } from '../setUpFakeTimers'

const base = '/catalogue/0f55628fb5/'
const shea = createPublishedProduct('1', { name: 'Raw Shea Butter' })
const zobo = createPublishedProduct('2', { name: 'Zobo' })

/** The answers of the site in turn; an error is a request that fails. */
let answers: (Response | Error)[]
let requests: RequestInit[]

setUpFakeTimers()

beforeEach(() => {
  answers = []
  requests = []
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', (_: string, options: RequestInit) => {
    requests.push(options)
    const answer = answers.shift() ?? new Error('There is no answer.')
    if (answer instanceof Error) return Promise.reject(answer)
    // As fetch does, an abort ends the answer too.
    options.signal?.addEventListener('abort', () => void answer.body?.cancel().catch(() => undefined))
    return Promise.resolve(answer)
  })
})

const answer = (content: unknown, headers: Record<string, string> = {}) =>
  new Response(typeof content === 'string' ? content : JSON.stringify(content), { headers })
const snapshotOf = (products: unknown[], folder = base) => ({ version: 1, base: folder, products })

/** Watches with these answers, one each 35 seconds. Returns the names that a list of two products shows each time. */
async function watch(...given: (Response | Error)[]) {
  answers = given
  const count = given.length
  const shown: string[][] = []
  const built = ['1', '2'].map(createBuiltProduct)
  const show = (overlay: CatalogueOverlay) => {
    shown.push(overlay.overlayProducts(built).map(({ name }) => name))
    return Promise.resolve()
  }
  const watcher = watchPublishedChanges(base, show)
  for (let index = 1; index < count; index += 1) await vi.advanceTimersByTimeAsync(35_000)
  await vi.advanceTimersByTimeAsync(0)
  return { shown, watcher }
}

describe('What is published', () => {
  test('is shown, and what has left the snapshot is shown as built', async () => {
    const { shown } = await watch(answer(snapshotOf([shea])), answer(snapshotOf([zobo])))
    expect(shown).toEqual([
      ['Raw Shea Butter', 'Product 2'],
      ['Product 1', 'Zobo'],
    ])
  })

  test('since another build is added to what is shown', async () => {
    const { shown } = await watch(
      answer(snapshotOf([shea])),
      answer(snapshotOf([{ id: '2', hidden: true }], '/catalogue/aaaaaaaaaa/')),
    )
    expect(shown.at(-1)).toEqual(['Raw Shea Butter'])
  })

  test('is asked for with the validation of the cached answer, and shown once for the same answer', async () => {
    const headers = { ETag: '"1"' }
    const { shown } = await watch(answer(snapshotOf([shea]), headers), answer(snapshotOf([shea]), headers))
    expect(shown).toHaveLength(1)
    expect(requests.map(({ cache }) => cache)).toEqual(['no-cache', 'no-cache'])
  })

  test('is read from the cache once, if the site does not answer', async () => {
    const { shown } = await watch(new Error('offline'), answer(snapshotOf([shea])))
    expect(shown).toEqual([['Raw Shea Butter', 'Product 2']])
    expect(requests[1]).toMatchObject({ cache: 'only-if-cached', mode: 'same-origin' })
  })

  test('is known to be nothing after an answer with status 404, and unknown without an answer', async () => {
    const nothing = await watch(new Response('', { status: 404 }))
    expect(await nothing.watcher.waitForAnswer()).toBe(true)
    const unknown = await watch(new Error('offline'), new Error('not cached'))
    expect(await unknown.watcher.waitForAnswer()).toBe(false)
  })
})

/** The size of the answer that never ends. */
let sentBytes = 0

function createEndlessAnswer() {
  sentBytes = 0
  const chunk = new TextEncoder().encode(' '.repeat(65_536))
  return new Response(
    new ReadableStream({
      pull: (controller) => {
        sentBytes += chunk.byteLength
        controller.enqueue(chunk)
      },
    }),
  )
}

const brokenAnswers: [string, () => Response][] = [
  ['a page', () => answer('<!doctype html><title>Sign in</title>')],
  ['no text', () => answer('')],
  ['an error', () => new Response(JSON.stringify(snapshotOf([zobo])), { status: 500 })],
  ['a later form', () => answer({ ...snapshotOf([zobo]), version: 3 })],
  ['a part without a checksum', () => answer({ ...snapshotOf([]), version: 2, parts: [{ firstId: 0 }] })],
  ['2 MB', () => answer(' '.repeat(2_000_000) + JSON.stringify(snapshotOf([zobo])))],
  ['the length of 2 MB', () => answer(snapshotOf([zobo]), { 'Content-Length': '2000000' })],
]

const withImage = (fields: object) => ({ image: { ...zobo.image, ...fields } })

test.each<[string, object]>([
  ['of wrong types', { name: 7 }],
  ['of a later form', { category: 'Perfume' }],
  ['with markup for an id', { id: '<img src=x>' }],
  ['with a script for a placeholder', withImage({ placeholder: 'javascript:alert(1)' })],
  ['with a picture outside its folder', withImage({ name: '../../../x' })],
])('A product %s is left out, and the others are shown', async (_, fields) => {
  const { shown } = await watch(answer(snapshotOf([{ ...zobo, ...fields }, shea])))
  expect(shown).toEqual([['Raw Shea Butter', 'Product 2']])
})

describe('A snapshot that is wrong is ignored, and the last good one stays:', () => {
  test.each(brokenAnswers)('%s', async (_, createAnswer) => {
    const { shown, watcher } = await watch(answer(snapshotOf([shea])), createAnswer())
    expect(shown).toEqual([['Raw Shea Butter', 'Product 2']])
    expect(await watcher.waitForAnswer()).toBe(true)
  })

  test('one without an end, of which no more than the limit is read', async () => {
    const { shown } = await watch(answer(snapshotOf([shea])), createEndlessAnswer())
    expect(shown).toHaveLength(1)
    expect(sentBytes).toBeLessThan(maxSnapshotBytes + 3 * 65_536)
  })
})
