import { vi } from 'vitest'

/** A browser's Notification class that records what was shown. */
export class FakeNotification {
  static permission: NotificationPermission
  /** What the visitor answers when asked for the permission. */
  static answer: NotificationPermission
  static shown: FakeNotification[]
  static requestPermission = () => {
    this.permission = this.answer
    return Promise.resolve(this.answer)
  }
  static reset(): void {
    Object.assign(this, { permission: 'default', answer: 'granted', shown: [] })
  }
  onclick: (() => void) | null = null
  close = vi.fn()
  constructor(
    readonly title: string,
    readonly options?: NotificationOptions,
  ) {
    if (FakeNotification.permission === 'granted') FakeNotification.shown.push(this)
  }
}
