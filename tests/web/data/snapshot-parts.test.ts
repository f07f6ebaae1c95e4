import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  getSnapshotPartPath,
  type PublishedChange,
  serializeSnapshot,
  serializeSnapshotPart,
  snapshotPath,
} from '../../../domain/catalogue/publishing/catalogueSnapshot'
import { watchPublishedChanges } from '../../../web/data/catalogue/published/watchPublishedChanges'
import { createBuiltProduct, createPublishedProduct } from '../../domain/catalogue/publishedProducts'
import { setUpFakeTimers } from '../setUpFakeTimers'

const base = '/catalogue/0f55628fb5/'
const shea = createPublishedProduct('1', { name: 'Raw Shea Butter' })
const zobo = createPublishedProduct('2', { name: 'Zobo' })

setUpFakeTimers()

beforeEach(() => {
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('navigator', { onLine: true })
})

/** The files of a snapshot by their paths; each of these lists is a part. */
function createParts(...lists: PublishedChange[][]): Map<string, string> {
  const files = lists.map((products) => {
    const text = serializeSnapshotPart(products)
    return { text, checksum: createHash('sha256').update(text).digest('hex'), firstId: 0 }
  })
  const parts = files.map(({ firstId, checksum }) => ({ firstId, checksum }))
  return new Map([
    [snapshotPath, serializeSnapshot({ base, products: [], parts })],
    ...files.map(({ checksum, text }) => [getSnapshotPartPath({ checksum }), text] as const),
  ])
}

// A checksum is computed outside the clock of the test, and a busy machine may take long.
const waitFor = (check: () => void) => vi.waitFor(check, { timeout: 30_000 })

/** Watches a site that has these files; a test changes them, and lets the page ask again. */
async function watchSite(files: Map<string, string>) {
  const asked: string[] = []
  let comeOnline: () => void = () => undefined
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => {
    if (name === 'online') comeOnline = listener
  })
  vi.stubGlobal('fetch', (path: string, { cache = 'default' }: RequestInit) => {
    asked.push(`${cache} ${path}`)
    const text = files.get(path)
    return Promise.resolve(new Response(text ?? '', { status: text === undefined ? 404 : 200 }))
  })
  const shown: string[][] = []
  const built = ['1', '2'].map(createBuiltProduct)
  watchPublishedChanges(base, (overlay) => {
    shown.push(overlay.overlayProducts(built).map(({ name }) => name))
    return Promise.resolve()
  })
  await waitFor(() => expect(shown).toHaveLength(1))
  const publish = async (published: Map<string, string>) => {
    for (const [path, text] of published) files.set(path, text)
    asked.length = 0
    await vi.advanceTimersByTimeAsync(5000)
    comeOnline()
  }
  return { shown, asked, publish }
}

const findNewPart = (files: Map<string, string>, former: Map<string, string>) =>
  [...files.keys()].find((path) => !former.has(path)) ?? ''

/** What arrives of a part; undefined for nothing. */
type Damage = (text: string) => string | undefined

describe('What is published in parts', () => {
  const former = createParts([shea], [zobo])
  const current = createParts([shea], [{ ...zobo, name: 'Zobo of This Harvest' }])
  const newPart = findNewPart(current, former)

  test('is shown once all are there; of the next set, only the parts with another checksum are fetched', async () => {
    const { shown, asked, publish } = await watchSite(new Map(former))
    expect(asked).toHaveLength(3)
    await publish(current)
    await waitFor(() => expect(shown).toHaveLength(2))
    expect(shown).toEqual([
      ['Raw Shea Butter', 'Zobo'],
      ['Raw Shea Butter', 'Zobo of This Harvest'],
    ])
    expect(asked.filter((request) => !request.endsWith(snapshotPath))).toEqual([`force-cache ${newPart}`])
  })

  test.each<[string, Damage]>([
    ['is missing for a moment', () => undefined],
    ['arrives by half', (text) => text.slice(0, 200)],
    ['is a sign-in page', () => '<!doctype html><title>Sign in</title>'],
    ['has another text than its checksum says', (text) => text.replace('This Harvest', 'Last Harvest')],
  ])('is not shown while a part %s, and what was shown before stays', async (_, damage) => {
    const { shown, asked, publish } = await watchSite(new Map(former))
    const damaged = damage(current.get(newPart) ?? '')
    const files = [...current].filter(([path]) => path !== newPart)
    await publish(new Map(damaged === undefined ? files : [...files, [newPart, damaged]]))
    await waitFor(() => expect(asked).toContain(`reload ${newPart}`))
    await publish(current)
    await waitFor(() => expect(shown).toHaveLength(2))
    expect(shown[1]).toEqual(['Raw Shea Butter', 'Zobo of This Harvest'])
  })
})
