import { expect, test, vi } from 'vitest'
import { isAppBadgeSupported, showAppBadge } from '../../../web/browser/appBadge'

test('showAppBadge sets the number, and removes it at 0', async () => {
  const [setAppBadge, clearAppBadge] = [vi.fn(() => Promise.resolve()), vi.fn(() => Promise.resolve())]
  vi.stubGlobal('navigator', { setAppBadge, clearAppBadge })
  expect(isAppBadgeSupported()).toBe(true)
  await showAppBadge(3)
  expect(setAppBadge).toHaveBeenCalledExactlyOnceWith(3)
  expect(clearAppBadge).not.toHaveBeenCalled()
  await showAppBadge(0)
  expect(clearAppBadge).toHaveBeenCalledTimes(1)
})

test('showAppBadge does nothing in browsers without the Badging API', async () => {
  vi.stubGlobal('navigator', {})
  expect(isAppBadgeSupported()).toBe(false)
  await expect(showAppBadge(3)).resolves.toBeUndefined()
})

test('showAppBadge does nothing when the browser refuses', async () => {
  const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  vi.stubGlobal('navigator', { setAppBadge: refuse, clearAppBadge: refuse })
  await expect(showAppBadge(3)).resolves.toBeUndefined()
  await expect(showAppBadge(0)).resolves.toBeUndefined()
})
