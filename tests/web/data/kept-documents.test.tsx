import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  forgetKeptDocuments,
  limitAgeOfKeptDocuments,
  rememberStaff,
  wasStaff,
} from '../../../web/data/firebase/keptDocuments'

const day = 24 * 3_600_000
let databases: string[] = []
/** Whether another tab of the desk is open. */
let isInUse = false

beforeEach(() => {
  databases = ['firestore/[DEFAULT]/demo-arielle/main', 'firebaseLocalStorageDb']
  isInUse = false
  vi.stubEnv('MODE', 'emulators')
  vi.stubGlobal('indexedDB', {
    deleteDatabase: (deleted: string) => {
      databases = databases.filter((name) => name !== deleted)
      const request = { onsuccess: () => undefined }
      queueMicrotask(() => request.onsuccess())
      return request
    },
  })
  const request = (_: string, { mode }: LockOptions, task: (lock: object | null) => unknown) =>
    Promise.resolve(task(isInUse && mode !== 'shared' ? null : {}))
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
})

afterEach(() => Reflect.deleteProperty(navigator, 'locks'))

describe('what the desk keeps on a device', () => {
  test('is deleted with whose it was, and nothing else', async () => {
    rememberStaff('sola')
    localStorage.setItem('firestore_clients_firestore/[DEFAULT]/demo/_1', '{}')
    localStorage.setItem('orderList', '[]')
    expect(wasStaff('sola')).toBe(true)
    await forgetKeptDocuments()
    expect(wasStaff('sola')).toBe(false)
    expect(databases).toEqual(['firebaseLocalStorageDb'])
    expect(Object.keys(localStorage)).toEqual(['orderList'])
  })

  test('is deleted after a week, but not whose it is, nor while another tab uses it, nor without a connection', async () => {
    await limitAgeOfKeptDocuments()
    databases = ['firestore/[DEFAULT]/demo-arielle/main']
    rememberStaff('sola')
    vi.setSystemTime(Date.now() + 6 * day)
    await limitAgeOfKeptDocuments()
    expect(databases).toHaveLength(1)
    vi.setSystemTime(Date.now() + day)
    isInUse = true
    await limitAgeOfKeptDocuments()
    expect(databases).toHaveLength(1)
    isInUse = false
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await limitAgeOfKeptDocuments()
    expect(databases).toHaveLength(1)
    // Some browsers say 'offline' on a connected device.
    vi.stubGlobal('fetch', () => Promise.resolve(new Response()))
    await limitAgeOfKeptDocuments()
    expect(databases).toEqual([])
    expect(wasStaff('sola')).toBe(true)
  })

  test('does not delay a sign-out for long where IndexedDB does not answer', async () => {
    vi.stubGlobal('indexedDB', { deleteDatabase: () => ({}) })
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    const onForgotten = vi.fn()
    void forgetKeptDocuments().then(onForgotten)
    await vi.advanceTimersByTimeAsync(3000)
    expect(onForgotten).toHaveBeenCalled()
  })
})
