import { describe, expect, test, vi } from 'vitest'
import { reloadDraftsFromStorage, createDraft } from '../../../web/state/draft'
import { createMemoryStorage } from '../memoryStorage'

const key = 'draft:contact'
const fields = ['fullname', 'message'] as const

describe('a draft', () => {
  test.each([
    ['nothing', '', {}],
    ['invalid JSON', '{{{', {}],
    ['a list', '["Ada"]', {}],
    ['a value that is not a string', '{"fullname":7,"message":"Hello"}', { message: 'Hello' }],
    ['a field that the form does not have', '{"__proto__":{"fullname":"x"},"role":"staff"}', {}],
  ])('parses a storage that holds %s', (_, text, input) =>
    expect(createDraft(key, fields, createMemoryStorage({ [key]: text })).read()).toEqual(input),
  )

  test('reloads what another tab wrote or cleared', () => {
    const storage = createMemoryStorage({ [key]: '{"fullname":"Ada"}' })
    const draft = createDraft(key, fields, storage)
    const listener = vi.fn()
    draft.subscribe(listener)
    expect(draft.read()).toEqual({ fullname: 'Ada' })
    storage.texts.set(key, '{"fullname":"Ada","message":"Hello"}')
    reloadDraftsFromStorage(storage, 'cartItems')
    expect(draft.read()).toEqual({ fullname: 'Ada' })
    reloadDraftsFromStorage(storage, key)
    expect(draft.read()).toEqual({ fullname: 'Ada', message: 'Hello' })
    storage.texts.clear()
    reloadDraftsFromStorage(storage, null)
    expect(draft.read()).toEqual({})
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
