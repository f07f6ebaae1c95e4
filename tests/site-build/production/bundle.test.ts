import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { parseWorkerScript } from '../../../site-build/service-worker/workerScript'
import { firstVisitBudgets, onDemandBudgets } from '../byteBudgets'
import { type BuiltChunk, readProductionBuild } from './productionBuild'

const firebase = /\/node_modules\/(?:@?firebase|reactfire|rxfire)\//
const othersOfFirebase = /\/@firebase\/(?:app-check|database|storage|functions|performance|remote-config)\//
const firestore = '/@firebase/firestore/'

const site = readProductionBuild()

describe('what a visitor downloads', () => {
  test('on the first visit holds nothing of Firebase or reactfire', () =>
    expect(modulesOf([chunkOf('site')]).filter((id) => firebase.test(id))).toEqual([]))

  test('with any screen, the login screen included, holds nothing of them either', () => {
    const screens = [...site.chunks.values()].filter(({ name }) => name.endsWith('Page'))
    expect(screens.map(({ name }) => name)).toContain('LoginPage')
    for (const screen of screens) {
      const found = modulesOf([screen]).filter((id) => firebase.test(id))
      expect({ screen: screen.name, found }).toEqual({ screen: screen.name, found: [] })
    }
  })

  test('to sign in and to stay signed in holds Auth, and no Firestore client', () => {
    const modules = modulesOf(
      ['LoginPage', 'SessionObserver', 'AccountListSync', 'orderListDocument'].map(chunkOf),
    )
    expect(modules.some((id) => id.includes('/@firebase/auth/'))).toBe(true)
    expect(modules.filter((id) => id.includes(firestore))).toEqual([])
  })

  test('holds the Firestore client for live lists alone', () => {
    const bringing = [...site.chunks.values()].filter((chunk) =>
      modulesOf([chunk]).some((id) => id.includes(firestore)),
    )
    expect(bringing.map(({ name }) => name)).toEqual(['SentItemsObserver'])
  })

  test('holds no other product of Firebase, and none of the engines that only they need', () => {
    const modules = modulesOf([...site.chunks.values()])
    expect(modules.filter((id) => othersOfFirebase.test(id) || id.includes('/node_modules/re2js/'))).toEqual(
      [],
    )
  })
})

test.each([
  [
    'a guide, and the products of a use',
    /\/web\/features\/(?:guides|catalogue\/uses)\/|virtual:catalogue\/(?:guides|uses)/,
  ],
  [
    'the parts that show certificates and further photographs',
    /\/ProductProof\.|\/productProof\.ts$|\/domain\/catalogue\/certificate\.ts$/,
  ],
])('%s are part of no first visit to another page', (_, added) => {
  const screens = ['HomePage', 'StorePage', 'ProductPage', 'AllProductsPage', 'ConfirmListPage'].map(chunkOf)
  expect(modulesOf([...site.chunks.values()]).filter((id) => added.test(id))).not.toEqual([])
  expect(modulesOf(screens).filter((id) => added.test(id))).toEqual([])
})

describe('the production build', () => {
  test('has no code for the emulators and no demo project', () => {
    for (const { fileName, code, modules } of site.chunks.values()) {
      const functions = Object.values(modules).flatMap(({ renderedExports }) => renderedExports)
      expect({ fileName, has: functions.includes('connectAuthEmulator') }).toEqual({ fileName, has: false })
      expect({ fileName, has: code.includes('demo-arielle') }).toEqual({ fileName, has: false })
    }
  })
})

describe('the service worker', () => {
  test('is 8 KB at most, on the wire', () =>
    expect(weightOf(['service-worker.js'])).toBeLessThanOrEqual(8 * 1024))

  test('of the desk is 4 KB at most', () =>
    expect(weightOf(['desk-worker.js'])).toBeLessThanOrEqual(4 * 1024))

  test('fetches at most 72 KB ahead of what the visitor opens, and nothing of Firebase', () => {
    const first = new Set(filesOf([chunkOf('site'), chunkOf('StorePage')]))
    const ahead = keptByWorker().filter((name) => !first.has(name))
    expect(ahead.length).toBeGreaterThan(5)
    expect(weightOf(ahead)).toBeLessThanOrEqual(72 * 1024)
    const kept = keptByWorker().flatMap((name) => site.chunks.get(name) ?? [])
    expect(modulesOf(kept).filter((id) => firebase.test(id))).toEqual([])
  })
})

describe.each([
  ['/', 'index.html', 'HomePage'],
  ['/arielle-store', 'arielle-store.html', 'StorePage'],
  ['/products/84', 'products/84.html', 'ProductPage'],
  ['/uses/soap-making', 'uses/soap-making.html', 'UsesPage'],
  ['/guides/zobo-for-twenty', 'guides/zobo-for-twenty.html', 'GuidesPage'],
])('a first visit to %s', (_, page, screen) => {
  test('stays within its bytes of JavaScript, styles and HTML', () => {
    const html = site.read(page)
    const js = filesOf([chunkOf('site'), chunkOf(screen)])
    const css = linked(html, 'stylesheet')
    const weights = { js: weightOf(js), css: weightOf(css), html: compressed(html) }
    expect(weights.js).toBeLessThanOrEqual(firstVisitBudgets.js)
    expect(weights.css).toBeLessThanOrEqual(firstVisitBudgets.css)
    expect(weights.html).toBeLessThanOrEqual(firstVisitBudgets.html)
  })

  test('fetches the typeface and all code of its screen at once, at low priority, when the page is painted', () => {
    const waiting = /<template id="scripts">(.*?)<\/template>/.exec(site.read(page))?.[1] ?? ''
    expect(site.read(page).replace(waiting, '')).not.toMatch(/<script[^>]* src=|preload" |\.woff2/)
    const asked = [...waiting.matchAll(/<(?:script type="module"|link rel="(?:module)?preload")([^>]*)>/g)]
    expect(asked.every(([, attributes = '']) => attributes.includes('fetchpriority="low"'))).toBe(true)
    const files = asked.map(([, attributes = '']) => /(?:src|href)="\/([^"]+)"/.exec(attributes)?.[1] ?? '')
    const scripts = files.filter((file) => file.endsWith('.js'))
    expect(scripts.sort()).toEqual(filesOf([chunkOf('site'), chunkOf(screen)]).sort())
    expect(files.filter((file) => file.endsWith('.woff2'))).toHaveLength(1)
  })
})

describe('beyond the first visit', () => {
  test.each(onDemandBudgets)('$name brings at most that much more', ({ loadedChunks, chunks, maxBytes }) => {
    const loadedFiles = filesOf(loadedChunks.map(chunkOf))
    const files = filesOf(chunks.map(chunkOf)).filter((file) => !loadedFiles.includes(file))
    expect(weightOf(files)).toBeLessThanOrEqual(maxBytes)
  })
})

/** The scripts and style sheets that the service worker keeps before they are asked for. */
function keptByWorker(): string[] {
  const { essentials, ahead } = parseWorkerScript(site.read('service-worker.js')).build
  return Object.keys({ ...essentials, ...ahead })
    .filter((path) => path.startsWith('/assets/'))
    .map((path) => path.slice(1))
}

function chunkOf(name: string): BuiltChunk {
  const found = [...site.chunks.values()].find((chunk) => chunk.name === name)
  if (!found) throw new Error(`the build has no chunk ${name}`)
  return found
}

function linked(html: string, rel: string): string[] {
  const tags = [...html.matchAll(new RegExp(`<link rel="${rel}"[^>]* href="/([^"]+)"`, 'g'))]
  return tags.flatMap(([, file]) => (file === undefined ? [] : [file]))
}

function weightOf(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + compressed(site.read(file)), 0)
}

function compressed(text: string): number {
  return brotliCompressSync(text).length
}

/** The files of these chunks and of all that must arrive before they run. */
function filesOf(from: readonly BuiltChunk[]): string[] {
  return chunksOf(from).map(({ fileName }) => fileName)
}

function chunksOf(from: readonly BuiltChunk[]): BuiltChunk[] {
  const reached = new Set(from)
  for (const { imports } of reached) {
    for (const fileName of imports) {
      const chunk = site.chunks.get(fileName)
      if (chunk) reached.add(chunk)
    }
  }
  return [...reached]
}

/** The modules with code of these chunks and of all that must arrive before they run. */
function modulesOf(from: readonly BuiltChunk[]): string[] {
  return chunksOf(from).flatMap(({ modules }) =>
    Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])),
  )
}
