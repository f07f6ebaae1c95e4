import { beforeEach, describe, expect, test, vi } from 'vitest'
import { FakeNotification } from './FakeNotification'

/** Chrome on Android: the class exists, but a page cannot use it. */
class AndroidNotification {
  static permission: NotificationPermission = 'default'
  static requestPermission = vi.fn(() => Promise.resolve('granted'))
  readonly title = ''
  constructor() {
    throw new TypeError('Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.')
  }
}

async function loadWrapper(Notification?: unknown) {
  vi.resetModules()
  if (Notification !== undefined) vi.stubGlobal('Notification', Notification)
  return import('../../../web/browser/systemNotifications')
}

const options = {
  title: 'New request',
  body: 'AB12CD',
  tag: 'id',
  icon: '/icon.png',
  onClick: () => undefined,
}

beforeEach(() => FakeNotification.reset())

describe('the permission', () => {
  test('is unavailable in a browser without notifications', async () => {
    const { getNotificationPermission, requestNotificationPermission } = await loadWrapper()
    expect(getNotificationPermission()).toBe('unavailable')
    expect(await requestNotificationPermission()).toBe('unavailable')
  })

  test('is unavailable, and not asked for, where only a service worker may show notifications', async () => {
    const wrapper = await loadWrapper(AndroidNotification)
    const listener = vi.fn()
    wrapper.subscribeToNotificationPermission(listener)
    expect(await wrapper.requestNotificationPermission()).toBe('unavailable')
    expect(AndroidNotification.requestPermission).not.toHaveBeenCalled()
    expect(listener).toHaveBeenCalled()
  })

  test("tells listeners of a change in the browser's settings, also during the subscription, until they unsubscribe", async () => {
    const status = new EventTarget()
    vi.stubGlobal('navigator', { permissions: { query: () => Promise.resolve(status) } })
    const { subscribeToNotificationPermission } = await loadWrapper(FakeNotification)
    const listener = vi.fn()
    const unsubscribe = subscribeToNotificationPermission(listener)
    await vi.waitUntil(() => listener.mock.calls.length === 1)
    status.dispatchEvent(new Event('change'))
    expect(listener).toHaveBeenCalledTimes(2)
    unsubscribe()
    listener.mockClear()
    status.dispatchEvent(new Event('change'))
    expect(listener).not.toHaveBeenCalled()
  })
})

describe('showSystemNotification', () => {
  test('shows the text, and a click brings the tab to the front and calls back', async () => {
    FakeNotification.permission = 'granted'
    const focus = vi.fn()
    vi.stubGlobal('window', { focus })
    const { showSystemNotification } = await loadWrapper(FakeNotification)
    const onClick = vi.fn()
    showSystemNotification({ ...options, onClick })
    const [notification] = FakeNotification.shown
    expect(notification).toMatchObject({
      title: 'New request',
      options: { body: 'AB12CD', tag: 'id', icon: '/icon.png' },
    })
    notification?.onclick?.()
    expect([focus, notification?.close, onClick].map((spy) => vi.mocked(spy)?.mock.calls.length)).toEqual([
      1, 1, 1,
    ])
  })

  test('finds out that only a service worker may show notifications', async () => {
    AndroidNotification.permission = 'granted'
    const { getNotificationPermission, showSystemNotification } = await loadWrapper(AndroidNotification)
    expect(getNotificationPermission()).toBe('granted')
    showSystemNotification(options)
    expect(getNotificationPermission()).toBe('unavailable')
  })
})
