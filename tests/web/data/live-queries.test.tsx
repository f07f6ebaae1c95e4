import { renderHook } from '@testing-library/react'
import type { DocumentReference } from 'firebase/firestore'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { onSnapshot } from '../../../web/data/firebase/deferredFirestore'
import { endListeners } from '../../../web/data/firebase/fullFirestore'
import { useIsAnswered } from '../../../web/data/live/liveAnswers'

type Snapshot = { name: string; metadata: { fromCache: boolean } }
type Observer = { next: (snapshot: Snapshot) => void; error: (error: Error) => void }

const firestore = vi.hoisted(() => ({ listeners: [] as Observer[] }))

vi.mock('firebase/firestore', () => ({
  queryEqual: Object.is,
  onSnapshot: (_: DocumentReference, _options: object, observer: Observer) => {
    firestore.listeners.push(observer)
    return () => undefined
  },
}))

const refusal = new Error('permission-denied')
const answer = (name: string): Snapshot => ({ name, metadata: { fromCache: false } })
const cached = (name: string): Snapshot => ({ name, metadata: { fromCache: true } })

/** Listens as reactfire does, and collects what it would show. */
function listen() {
  const shown: string[] = []
  const observer: Observer = {
    next: ({ name }) => shown.push(name),
    error: ({ message }) => shown.push(message),
  }
  onSnapshot({ type: 'query' }, {}, observer)
  return shown
}

const newest = () => firestore.listeners.at(-1)

function refuseTimes(count: number, waitMs: number) {
  for (let time = 0; time < count; time += 1) {
    newest()?.error(refusal)
    vi.advanceTimersByTime(waitMs)
  }
}

beforeEach(() => {
  firestore.listeners = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return () => endListeners(() => true)
})

describe('a live query that is refused', () => {
  test('keeps what it shows, unconfirmed, and is asked again after 1 s, 2 s, 4 s, 8 s, 16 s and then every 30 s', async () => {
    const { result } = renderHook(useIsAnswered)
    const shown = listen()
    newest()?.next(answer('before'))
    await vi.waitFor(() => expect(result.current).toBe(true))
    for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
      const { length } = firestore.listeners
      newest()?.error(refusal)
      newest()?.next(cached('nothing'))
      vi.advanceTimersByTime(1000 * seconds - 1)
      expect(firestore.listeners).toHaveLength(length)
      vi.advanceTimersByTime(1)
      expect(firestore.listeners).toHaveLength(length + 1)
    }
    await vi.waitFor(() => expect(result.current).toBe(false))
    newest()?.next(answer('after'))
    await vi.waitFor(() => expect(result.current).toBe(true))
    newest()?.error(refusal)
    vi.advanceTimersByTime(1000)
    newest()?.next(answer('later'))
    expect(shown).toEqual(['before', 'after', 'later'])
  })

  test('ends with the error after five minutes', () => {
    const shown = listen()
    newest()?.next(cached('kept'))
    refuseTimes(14, 30_000)
    expect(shown).toEqual(['kept'])
    newest()?.error(refusal)
    expect(shown).toEqual(['kept', refusal.message])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('ends with the error at once if it has shown nothing', () => {
    const shown = listen()
    newest()?.error(refusal)
    expect(shown).toEqual([refusal.message])
  })

  test('is not asked again once nobody follows it', () => {
    listen()
    newest()?.next(answer('before'))
    newest()?.error(refusal)
    endListeners(() => true)
    expect(vi.getTimerCount()).toBe(0)
  })
})
