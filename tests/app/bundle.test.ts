import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { beforeAll, describe, expect, test } from 'vitest'
import { root } from '../../emulators/config'

// Half a minute on a busy machine.
const buildTimeoutMs = 180_000
const firebase = /\/node_modules\/(?:@?firebase|reactfire|rxfire)\//
const othersOfFirebase = /\/@firebase\/(?:app-check|database|storage|functions|performance|remote-config)\//
const fullFirestore = /\/@firebase\/firestore\/dist\/(?!lite\/)/

let chunks: Map<string, Rolldown.OutputChunk>
let files: Map<string, string | Uint8Array>

beforeAll(async () => {
  const built = await build({
    configFile: join(root, 'vite.config.ts'),
    configLoader: 'runner',
    mode: 'production',
    logLevel: 'error',
    build: { write: false },
  })
  if (!('output' in built)) throw new Error('the build answered something else than one output')
  chunks = new Map(built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  files = new Map(
    built.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source] as const),
  )
}, buildTimeoutMs)

describe('what a visitor downloads', () => {
  test('on the first visit holds nothing of Firebase or reactfire', () => {
    expect(modulesOf([entry()]).filter((id) => firebase.test(id))).toEqual([])
  })

  test('with any screen, the login screen included, holds nothing of them either', () => {
    const screens = [...chunks.values()].filter(({ name }) => name.endsWith('Page'))
    expect(screens.map(({ name }) => name)).toContain('LoginPage')
    for (const screen of screens) {
      const found = modulesOf([screen]).filter((id) => firebase.test(id))
      expect({ screen: screen.name, found }).toEqual({ screen: screen.name, found: [] })
    }
  })

  test('to sign in and to stay signed in holds Auth and the light Firestore, and no other Firebase product', () => {
    const modules = modulesOf([...chunks.values()])
    expect(modules.some((id) => id.includes('/@firebase/auth/'))).toBe(true)
    expect(modules.some((id) => id.includes('/@firebase/firestore/dist/lite/'))).toBe(true)
    expect(modules.filter((id) => othersOfFirebase.test(id) || fullFirestore.test(id))).toEqual([])
  })
})

describe('the production build', () => {
  test('has no code for the emulators and no demo project', () => {
    for (const { fileName, code, modules } of chunks.values()) {
      const functions = Object.values(modules).flatMap(({ renderedExports }) => renderedExports)
      expect({ fileName, has: functions.includes('connectAuthEmulator') }).toEqual({ fileName, has: false })
      expect({ fileName, has: code.includes('demo-arielle') }).toEqual({ fileName, has: false })
    }
  })
})

describe('the service worker', () => {
  test('is 8 KB at most, on the wire', () => {
    expect(weightOf('service-worker.js')).toBeLessThanOrEqual(8 * 1024)
  })

  test('fetches at most 50 KB ahead of what the visitor opens, and nothing of Firebase', () => {
    const first = new Set(reachedFrom([entry(), screen('StorePage')]))
    const ahead = keptByWorker().filter((name) => !first.has(name))
    expect(ahead.length).toBeGreaterThan(5)
    expect(ahead.reduce((sum, name) => sum + weightOf(name), 0)).toBeLessThanOrEqual(50 * 1024)
    const kept = keptByWorker().flatMap((name) => chunks.get(name) ?? [])
    expect(modulesOf(kept).filter((id) => firebase.test(id))).toEqual([])
  })
})

/** The scripts and style sheets that the service worker keeps before they are asked for. */
function keptByWorker(): string[] {
  const code = String(files.get('service-worker.js'))
  return [...new Set([...code.matchAll(/\/(assets\/[\w.-]+\.(?:js|css))/g)].map(([, name = '']) => name))]
}

/** A file's size as Hosting sends it. */
function weightOf(name: string): number {
  return brotliCompressSync(files.get(name) ?? '').length
}

function screen(wanted: string): Rolldown.OutputChunk {
  const found = [...chunks.values()].find(({ name }) => name === wanted)
  if (!found) throw new Error(`the build has no ${wanted}`)
  return found
}

function entry(): Rolldown.OutputChunk {
  const found = [...chunks.values()].find(({ isEntry }) => isEntry)
  if (!found) throw new Error('the build has no entry')
  return found
}

/** The names of these chunks, and of all that must arrive before they run. */
function reachedFrom(from: readonly Rolldown.OutputChunk[]): string[] {
  return [...reach(from)].map(({ fileName }) => fileName)
}

/** The modules with code of those. */
function modulesOf(from: readonly Rolldown.OutputChunk[]): string[] {
  return [...reach(from)].flatMap(({ modules }) =>
    Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])),
  )
}

function reach(from: readonly Rolldown.OutputChunk[]): Set<Rolldown.OutputChunk> {
  const reached = new Set(from)
  for (const { imports } of reached) {
    for (const fileName of imports) {
      const chunk = chunks.get(fileName)
      if (chunk) reached.add(chunk)
    }
  }
  return reached
}
