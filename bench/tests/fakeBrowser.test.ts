import { describe, expect, test } from 'vitest'
import { FakeBrowser } from '../sending/fakeBrowser'
import { createFakeLock } from '../sending/createFakeLock'

describe('the fake browser', () => {
  test('shares its localStorage between tabs', () => {
    const browser = new FakeBrowser()
    const [firstTab, secondTab] = [browser.openWindow(), browser.openWindow()]
    firstTab.localStorage.setItem('a', '1')
    expect(secondTab.localStorage.getItem('a')).toBe('1')
    secondTab.localStorage.removeItem('a')
    expect(firstTab.localStorage.getItem('a')).toBeNull()
  })

  test('does not share its localStorage with another browser', () => {
    new FakeBrowser().openWindow().localStorage.setItem('a', '1')
    expect(new FakeBrowser().openWindow().localStorage.getItem('a')).toBeNull()
  })

  test('sends storage events to the other tabs only', async () => {
    const browser = new FakeBrowser()
    const events: string[] = []
    const [firstTab, secondTab] = [browser.openWindow(), browser.openWindow()]
    firstTab.addEventListener('storage', () => events.push('first tab'))
    const received = new Promise<void>((resolve) => {
      secondTab.addEventListener('storage', ({ key }) => {
        events.push(`second tab: ${key}`)
        resolve()
      })
    })
    firstTab.localStorage.setItem('a', '1')
    await received
    expect(events).toEqual(['second tab: a'])
  })
})

describe('the fake lock', () => {
  const { signal } = new AbortController()

  test('runs callbacks in turn, also after one that rejects', async () => {
    const lock = createFakeLock()
    const completed: string[] = []
    const failing = lock('a', { signal }, async () => {
      await Promise.resolve()
      completed.push('first')
      throw new Error('It failed.')
    })
    const next = lock('a', { signal }, () => Promise.resolve(void completed.push('second')))
    await expect(failing).rejects.toThrow('It failed.')
    await next
    expect(completed).toEqual(['first', 'second'])
  })

  test('rejects an aborted request, and the next one still waits for the current holder', async () => {
    const lock = createFakeLock()
    const abortController = new AbortController()
    const completed: string[] = []
    let release = (): void => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    const holder = lock('a', { signal }, async () => {
      await released
      completed.push('first')
    })
    const aborted = lock('a', { signal: abortController.signal }, () =>
      Promise.resolve(void completed.push('never')),
    )
    const last = lock('a', { signal }, () => Promise.resolve(void completed.push('last')))
    abortController.abort()
    await expect(aborted).rejects.toThrow('The lock was not granted in time.')
    release()
    await Promise.all([holder, last])
    expect(completed).toEqual(['first', 'last'])
  })
})
