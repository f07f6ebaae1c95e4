import { describe, expect, test, vi } from 'vitest'
import { draftsLookedAt, openDraft } from '../../web/state/draft'
import { safeStorage } from '../../web/state/safeStorage'

const key = 'draft:contact'
const fields = ['fullname', 'message'] as const

/** A browser that kept these texts. */
function keeping(texts: Record<string, string> = {}) {
  const kept = new Map(Object.entries(texts))
  const storage = {
    read: (name: string) => kept.get(name) ?? null,
    write: (name: string, text: string) => Boolean(kept.set(name, text)),
    remove: (name: string) => void kept.delete(name),
  }
  return { kept, open: () => openDraft(key, fields, storage) }
}

describe('a draft', () => {
  test('is there for whoever opens it again', () => {
    const { open } = keeping()
    open().write({ fullname: 'Ada', message: '' })
    expect(open().read()).toEqual({ fullname: 'Ada', message: '' })
  })

  test('that holds nothing leaves nothing behind', () => {
    const { kept, open } = keeping({ [key]: '{"fullname":"Ada"}' })
    open().write({})
    expect([...kept.keys()]).toEqual([])
  })

  test.each([
    ['nothing', undefined, {}],
    ['no JSON', '{{{', {}],
    ['a list', '["Ada"]', {}],
    ['null', 'null', {}],
    ['what is no text', '{"fullname":7,"message":"Hello"}', { message: 'Hello' }],
    ['a field that the form does not have', '{"__proto__":{"fullname":"x"},"role":"staff"}', {}],
  ])('out of a browser that kept %s is what can be read of it', (_, text, typed) => {
    expect(
      keeping(text === undefined ? {} : { [key]: text })
        .open()
        .read(),
    ).toEqual(typed)
  })

  test('lives on in the program where the browser forbids storage', () => {
    const forbidden = safeStorage(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    const draft = openDraft(key, fields, forbidden)
    draft.write({ fullname: 'Ada' })
    expect(draft.read()).toEqual({ fullname: 'Ada' })
  })

  test('tells its listeners of each change, until they leave', () => {
    const draft = keeping().open()
    const listener = vi.fn()
    const leave = draft.subscribe(listener)
    draft.write({ fullname: 'A' })
    leave()
    draft.write({ fullname: 'Ad' })
    expect(listener).toHaveBeenCalledOnce()
  })

  test('goes on from what another tab wrote, and forgets what that one forgot', () => {
    const { kept, open } = keeping({ [key]: '{"fullname":"Ada"}' })
    const draft = open()
    const listener = vi.fn()
    draft.subscribe(listener)
    expect(draft.read()).toEqual({ fullname: 'Ada' })
    kept.set(key, '{"fullname":"Ada","message":"Hello"}')
    draftsLookedAt(key)
    expect(draft.read()).toEqual({ fullname: 'Ada', message: 'Hello' })
    kept.clear()
    draftsLookedAt(null)
    expect(draft.read()).toEqual({})
    expect(listener).toHaveBeenCalledTimes(2)
  })

  test('stays when another tab wrote something else', () => {
    const { kept, open } = keeping()
    const draft = open()
    draft.write({ fullname: 'Ada' })
    kept.clear()
    draftsLookedAt('cartItems')
    expect(draft.read()).toEqual({ fullname: 'Ada' })
  })

  test('is the same object until it changes', () => {
    const draft = keeping({ [key]: '{"fullname":"Ada"}' }).open()
    expect(draft.read()).toBe(draft.read())
  })
})
