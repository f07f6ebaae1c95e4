import { initializeApp } from 'firebase/app'
import { getAuth } from 'firebase/auth'
import { preloadUser } from 'reactfire'
import { afterEach, expect, test, vi } from 'vitest'
import {
  clearCachedDocuments,
  clearCachedErrors,
  clearReactfireCache,
} from '../../../web/data/live/reactfireCache'

const globalName = '_reactFirePreloadedObservables'
const installedObservables: unknown = Reflect.get(globalThis, globalName)

// Other test files of this process use the same reactfire.
afterEach(() => Reflect.set(globalThis, globalName, installedObservables))

test('clearReactfireCache resets and removes every observable', () => {
  const reset = vi.fn()
  const observables = new Map<string, unknown>([
    ['auth:user:[DEFAULT]', { _reset: reset }],
    ['firestore:doc:orderLists/ada', { _reset: reset }],
    ['without _reset', { reset: 1 }],
    ['nothing', null],
  ])
  Reflect.set(globalThis, globalName, observables)
  clearReactfireCache()
  expect(observables.size).toBe(0)
  expect(reset).toHaveBeenCalledTimes(2)
})

test('clearCachedDocuments keeps the observed session', () => {
  const reset = vi.fn()
  const observables = new Map<string, unknown>([
    ['auth:user:[DEFAULT]', { _reset: reset }],
    ['firestore:collection:0', { _reset: reset }],
  ])
  Reflect.set(globalThis, globalName, observables)
  clearCachedDocuments()
  expect([...observables.keys()]).toEqual(['auth:user:[DEFAULT]'])
  expect(reset).toHaveBeenCalledTimes(1)
})

test('clearCachedErrors keeps what other regions of the screen show', () => {
  const observables = new Map([
    ['firestore:collection:0', { _reset: vi.fn(), ourError: undefined }],
    ['firestore:collection:1', { _reset: vi.fn(), ourError: new Error('permission-denied') }],
  ])
  Reflect.set(globalThis, globalName, observables)
  clearCachedErrors()
  expect([...observables.keys()]).toEqual(['firestore:collection:0'])
})

test.each([undefined, {}, 'text'])(
  'clearReactfireCache does nothing when the global is %o',
  (observables) => {
    Reflect.set(globalThis, globalName, observables)
    expect(clearReactfireCache).not.toThrow()
  },
)

test('the installed reactfire has the observables that clearReactfireCache expects', async () => {
  const auth = getAuth(initializeApp({ apiKey: 'demo' }))
  const observables = installedObservables
  if (!(observables instanceof Map)) throw new Error(`reactfire has no map ${globalName}`)
  void preloadUser(() => Promise.resolve(auth))
  await vi.waitUntil(() => observables.size > 0)
  for (const observable of observables.values()) {
    expect(observable).toHaveProperty('_reset')
    expect(observable).toHaveProperty('ourError')
  }
  clearReactfireCache()
  expect(observables.size).toBe(0)
})
