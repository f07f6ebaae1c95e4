import { describe, expect, test } from 'vitest'
import {
  alertSettingsKey,
  createAlertSettingsStore,
  parseAlertSettings,
} from '../../../web/data/desk/alertSettings'
import { formatTitlePrefix } from '../../../web/desk/alerts/waitingTitle'
import { createMemoryStorage } from '../memoryStorage'

const defaults = { line: true, title: true, badge: true, sound: true, notifications: false }

describe('the alert settings', () => {
  test.each(['', '{', 'null', '"text"', '[]', '{"sound":"off","line":null}'])(
    'are the defaults when the storage has %s',
    (text) => {
      const storage = createMemoryStorage({ [alertSettingsKey]: text })
      expect(createAlertSettingsStore(storage).get()).toEqual(defaults)
    },
  )

  test('are kept one by one, without anything else that is stored', () => {
    expect(parseAlertSettings({ sound: false, notifications: true, other: 1 })).toEqual({
      ...defaults,
      sound: false,
      notifications: true,
    })
  })

  test('last until the page is left when nothing can be stored', () => {
    const store = createAlertSettingsStore({ read: () => null, write: () => false })
    store.change({ sound: false })
    store.change({ badge: false })
    expect(store.get()).toEqual({ ...defaults, sound: false, badge: false })
  })
})

test.each([
  [0, ''],
  [1, '(1) '],
  [99, '(99) '],
  [100, '(99+) '],
  [200, '(99+) '],
])("a title begins with the number of waiting items: %i is '%s'", (count, prefix) =>
  expect(formatTitlePrefix(count)).toBe(prefix),
)
