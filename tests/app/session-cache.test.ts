import { initializeApp } from 'firebase/app'
import { getAuth } from 'firebase/auth'
import { afterEach, expect, test, vi } from 'vitest'
import { forgetDocuments, forgetObserved } from '../../web/data/sessionCache'

const observedName = '_reactFirePreloadedObservables'

afterEach(() => {
  Reflect.deleteProperty(globalThis, observedName)
})

test('what reactfire observed is ended and forgotten, whatever its name', () => {
  const end = vi.fn()
  const observed = new Map<string, unknown>([
    ['auth:user:[DEFAULT]', { _reset: end }],
    ['firestore:doc:orderLists/ada', { _reset: end }],
    ['of another version', { reset: 1 }],
    ['nothing', null],
  ])
  Reflect.set(globalThis, observedName, observed)
  forgetObserved()
  expect(observed.size).toBe(0)
  expect(end).toHaveBeenCalledTimes(2)
})

test('documents alone are forgotten when nobody looks at them any more: the session is still followed', () => {
  const end = vi.fn()
  const observed = new Map<string, unknown>([
    ['auth:user:[DEFAULT]', { _reset: end }],
    ['firestore:collection:0', { _reset: end }],
  ])
  Reflect.set(globalThis, observedName, observed)
  forgetDocuments()
  expect([...observed.keys()]).toEqual(['auth:user:[DEFAULT]'])
  expect(end).toHaveBeenCalledTimes(1)
})

test.each([undefined, {}, 'observed'])('where reactfire keeps %o there is nothing to forget', (observed) => {
  Reflect.set(globalThis, observedName, observed)
  expect(forgetObserved).not.toThrow()
})

test('the version of reactfire that we use is such a one', async () => {
  const { preloadUser } = await import('reactfire')
  const auth = getAuth(initializeApp({ apiKey: 'demo' }))
  const observed: unknown = Reflect.get(globalThis, observedName)
  if (!(observed instanceof Map)) throw new Error(`reactfire has no map ${observedName}`)
  void preloadUser(() => Promise.resolve(auth))
  await vi.waitUntil(() => observed.size > 0)
  for (const observable of observed.values()) expect(observable).toHaveProperty('_reset')
  forgetObserved()
  expect(observed.size).toBe(0)
})
