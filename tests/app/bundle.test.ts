import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { beforeAll, describe, expect, test } from 'vitest'
import { root } from '../../emulators/config'

// Half a minute on a busy machine.
const buildTimeoutMs = 180_000
const firebase = /\/node_modules\/(?:@?firebase|reactfire|rxfire)\//
const othersOfFirebase = /\/@firebase\/(?:app-check|database|storage|functions|performance|remote-config)\//
const fullFirestore = /\/@firebase\/firestore\/dist\/(?!lite\/)/

let chunks: Map<string, Rolldown.OutputChunk>

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

function entry(): Rolldown.OutputChunk {
  const found = [...chunks.values()].find(({ isEntry }) => isEntry)
  if (!found) throw new Error('the build has no entry')
  return found
}

/** The modules with code of these chunks and of all that must arrive before they run. */
function modulesOf(from: readonly Rolldown.OutputChunk[]): string[] {
  const reached = new Set(from)
  for (const { imports } of reached) {
    for (const fileName of imports) {
      const chunk = chunks.get(fileName)
      if (chunk) reached.add(chunk)
    }
  }
  return [...reached].flatMap(({ modules }) =>
    Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])),
  )
}
