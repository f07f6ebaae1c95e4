import { describe, expect, test, vi } from 'vitest'
import { reloadDraftsFromStorage, createDraft } from '../../../web/state/draft'
import { createSafeStorage } from '../../../web/browser/safeStorage'
import { createMemoryStorage } from '../memoryStorage'

const key = 'draft:contact'
const fields = ['fullname', 'message'] as const

function setUpDraft(initialTexts: Record<string, string> = {}) {
  const storage = createMemoryStorage(initialTexts)
  return { storage, texts: storage.texts, openDraft: () => createDraft(key, fields, storage) }
}

describe('a draft', () => {
  test('is restored when it is opened again', () => {
    const { openDraft } = setUpDraft()
    openDraft().write({ fullname: 'Ada', message: '' })
    expect(openDraft().read()).toEqual({ fullname: 'Ada', message: '' })
  })

  test('without input is removed from storage', () => {
    const { texts, openDraft } = setUpDraft({ [key]: '{"fullname":"Ada"}' })
    openDraft().write({})
    expect([...texts.keys()]).toEqual([])
  })

  test.each([
    ['nothing', undefined, {}],
    ['invalid JSON', '{{{', {}],
    ['a list', '["Ada"]', {}],
    ['null', 'null', {}],
    ['a value that is not a string', '{"fullname":7,"message":"Hello"}', { message: 'Hello' }],
    ['a field that the form does not have', '{"__proto__":{"fullname":"x"},"role":"staff"}', {}],
  ])('parses a storage that holds %s', (_, text, input) => {
    const { openDraft } = setUpDraft(text === undefined ? {} : { [key]: text })
    expect(openDraft().read()).toEqual(input)
  })

  test('lasts until the page unloads when the browser blocks storage', () => {
    const blockedStorage = createSafeStorage(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    const draft = createDraft(key, fields, blockedStorage)
    draft.write({ fullname: 'Ada' })
    expect(draft.read()).toEqual({ fullname: 'Ada' })
  })

  test('notifies listeners of each change until they unsubscribe', () => {
    const draft = setUpDraft().openDraft()
    const listener = vi.fn()
    const unsubscribe = draft.subscribe(listener)
    draft.write({ fullname: 'A' })
    unsubscribe()
    draft.write({ fullname: 'Ad' })
    expect(listener).toHaveBeenCalledOnce()
  })

  test('reloads what another tab wrote or cleared', () => {
    const { storage, texts, openDraft } = setUpDraft({ [key]: '{"fullname":"Ada"}' })
    const draft = openDraft()
    const listener = vi.fn()
    draft.subscribe(listener)
    expect(draft.read()).toEqual({ fullname: 'Ada' })
    texts.set(key, '{"fullname":"Ada","message":"Hello"}')
    reloadDraftsFromStorage(storage, key)
    expect(draft.read()).toEqual({ fullname: 'Ada', message: 'Hello' })
    texts.clear()
    reloadDraftsFromStorage(storage, null)
    expect(draft.read()).toEqual({})
    expect(listener).toHaveBeenCalledTimes(2)
  })

  test('ignores another key that another tab wrote', () => {
    const { storage, texts, openDraft } = setUpDraft()
    const draft = openDraft()
    draft.write({ fullname: 'Ada' })
    texts.clear()
    reloadDraftsFromStorage(storage, 'cartItems')
    expect(draft.read()).toEqual({ fullname: 'Ada' })
  })

  test('returns the same object until it changes', () => {
    const draft = setUpDraft({ [key]: '{"fullname":"Ada"}' }).openDraft()
    expect(draft.read()).toBe(draft.read())
  })
})
