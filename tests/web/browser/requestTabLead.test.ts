import { describe, expect, test, vi } from 'vitest'
import { requestTabLead } from '../../../web/browser/useTabLeader'

// Node has the Web Locks API from version 24 on; this one grants a lock to one holder after the other, as browsers do.
function createLocks() {
  let queue: Promise<unknown> = Promise.resolve()
  const request = async (_: string, { signal }: { signal: AbortSignal }, hold: () => unknown) => {
    const turn = queue.then(() => (signal.aborted ? undefined : hold()))
    queue = turn
    await turn
  }
  return { request }
}

const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('requestTabLead', () => {
  test('gives the lead to one tab, and to the next when the first gives it up', async () => {
    vi.stubGlobal('navigator', { locks: createLocks() })
    const [first, second] = [vi.fn(), vi.fn()]
    const giveUp = requestTabLead('sound', first)
    requestTabLead('sound', second)
    await settle()
    expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
    giveUp()
    await settle()
    expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  })

  test('gives no lead to a tab that stopped waiting', async () => {
    vi.stubGlobal('navigator', { locks: createLocks() })
    const [first, second, third] = [vi.fn(), vi.fn(), vi.fn()]
    const giveUp = requestTabLead('sound', first)
    requestTabLead('sound', second)()
    requestTabLead('sound', third)
    await settle()
    giveUp()
    await settle()
    expect([second, third].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
  })

  test.each([
    ['without the Web Locks API', undefined],
    ['when the browser refuses the lock', { request: () => Promise.reject(new DOMException('no')) }],
  ])('gives the lead to every tab %s', async (_, locks) => {
    vi.stubGlobal('navigator', { locks })
    const onLead = vi.fn()
    requestTabLead('sound', onLead)
    await settle()
    expect(onLead).toHaveBeenCalledTimes(1)
  })
})
