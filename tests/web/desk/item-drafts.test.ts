import { describe, expect, test, vi } from 'vitest'
import { parseTextDraft } from '../../../web/desk/drafts/useItemDraft'
import { createDraftKeeper, removeOldDrafts } from '../../../web/desk/drafts/createDraftKeeper'
import { createItemDraftKey } from '../../../web/desk/drafts/itemDraftKey'
import { createMemoryStorage } from '../memoryStorage'
import { setUpFakeTimers } from '../setUpFakeTimers'

const startTimeMs = Date.parse('2026-03-09T13:00+01:00')
const dayMs = 86_400_000
const itemKey = { kind: 'requests', id: 'ABC234efghijklmnopqr' } as const
const key = createItemDraftKey('sola', itemKey, 'note')

setUpFakeTimers({ now: startTimeMs })

function openKeeper(storage = createMemoryStorage()) {
  return { storage, keeper: createDraftKeeper({ storage, key, parse: parseTextDraft }) }
}

describe('a draft of the desk', () => {
  test('is written once the typing pauses', () => {
    const { storage, keeper } = openKeeper()
    keeper.keep('D')
    vi.advanceTimersByTime(299)
    keeper.keep('Do')
    vi.advanceTimersByTime(299)
    expect(storage.read(key)).toBeNull()
    expect(keeper.read()).toBe('Do')
    vi.advanceTimersByTime(1)
    expect(openKeeper(storage).keeper.read()).toBe('Do')
  })

  test('is kept by the page while storage is full, and written once there is room', () => {
    const { storage, keeper } = openKeeper()
    const write = vi.spyOn(storage, 'write').mockReturnValue(false)
    keeper.keep('Do')
    keeper.flush()
    expect(openKeeper(storage).keeper.read()).toBe('Do')
    write.mockRestore()
    keeper.flush()
    expect(storage.texts.get(key)).toContain('"draft":"Do"')
  })

  test('is gone when it is forgotten, also what was not written yet', () => {
    const { storage, keeper } = openKeeper()
    keeper.keep('Do')
    keeper.flush()
    keeper.keep('Don')
    keeper.forget()
    vi.advanceTimersByTime(1000)
    expect(storage.texts.size).toBe(0)
    expect(keeper.read()).toBeNull()
  })

  test.each([
    ['after 29 days', 29, 'Do'],
    ['no longer after 30 days', 30, null],
  ])('is shown %s', (_, days, shown) => {
    const { storage, keeper } = openKeeper()
    keeper.keep('Do')
    keeper.flush()
    vi.setSystemTime(startTimeMs + days * dayMs)
    expect(openKeeper(storage).keeper.read()).toBe(shown)
    removeOldDrafts(storage, [key])
    expect(storage.texts.has(key)).toBe(shown !== null)
  })

  test.each(['', '{{{', 'null', '7', '{"draft":"x"}', `{"savedAt":${startTimeMs},"draft":7}`])(
    'is empty when storage holds %s',
    (text) => expect(openKeeper(createMemoryStorage({ [key]: text })).keeper.read()).toBeNull(),
  )
})
