import { describe, expect, test } from 'vitest'
import { VisitorBrowser } from '../../bench/sending/visitorBrowser'
import { visitorLock } from '../../bench/sending/visitorLock'

describe("a visitor's browser in the bench", () => {
  test('keeps for all its tabs what one of them writes', () => {
    const browser = new VisitorBrowser()
    const [one, other] = [browser.openWindow(), browser.openWindow()]
    one.localStorage.setItem('a', '1')
    expect(other.localStorage.getItem('a')).toBe('1')
    other.localStorage.removeItem('a')
    expect(one.localStorage.getItem('a')).toBeNull()
  })

  test('keeps nothing for another browser', () => {
    new VisitorBrowser().openWindow().localStorage.setItem('a', '1')
    expect(new VisitorBrowser().openWindow().localStorage.getItem('a')).toBeNull()
  })

  test('tells the other tabs, and not the one that wrote', async () => {
    const browser = new VisitorBrowser()
    const heard: string[] = []
    const [one, other] = [browser.openWindow(), browser.openWindow()]
    one.addEventListener('storage', () => heard.push('one'))
    const told = new Promise<void>((resolve) => {
      other.addEventListener('storage', ({ key }) => {
        heard.push(`other: ${key}`)
        resolve()
      })
    })
    one.localStorage.setItem('a', '1')
    await told
    expect(heard).toEqual(['other: a'])
  })
})

describe("the lock of a visitor's browser", () => {
  const { signal } = new AbortController()

  test('lets one act after the other, also after one that failed', async () => {
    const lock = visitorLock()
    const done: string[] = []
    const failing = lock('a', { signal }, async () => {
      await Promise.resolve()
      done.push('first')
      throw new Error('It failed.')
    })
    const next = lock('a', { signal }, () => Promise.resolve(void done.push('second')))
    await expect(failing).rejects.toThrow('It failed.')
    await next
    expect(done).toEqual(['first', 'second'])
  })

  test('whoever waits too long gives up, and those behind still wait for the one who acts', async () => {
    const lock = visitorLock()
    const impatient = new AbortController()
    const done: string[] = []
    let begin = (): void => undefined
    const begun = new Promise<void>((resolve) => (begin = resolve))
    const acting = lock('a', { signal }, async () => {
      await begun
      done.push('first')
    })
    const given = lock('a', { signal: impatient.signal }, () => Promise.resolve(void done.push('never')))
    const last = lock('a', { signal }, () => Promise.resolve(void done.push('last')))
    impatient.abort()
    await expect(given).rejects.toThrow('The lock was not had in time.')
    begin()
    await Promise.all([acting, last])
    expect(done).toEqual(['first', 'last'])
  })
})
