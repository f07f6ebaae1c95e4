import { expect, test, vi } from 'vitest'
import { isAppBadgeSupported, showAppBadge } from '../../../web/browser/appBadge'

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
