import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SimulatedNetworkLink } from '../network/networkLink'
import { parsePriorityHeader } from '../network/responsePriority'
import { HttpResponseScheduler } from '../network/responseScheduler'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the network link', () => {
  test('needs a second and half a round trip for 200 kB', async () => {
    const { send, arrived } = createTestLink()
    send('picture', 200_000, 'u=5')
    await vi.runAllTimersAsync()
    expect(arrived.get('picture')).toBeCloseTo(1000 + 75, 6)
  })

  test('lets an urgent stylesheet overtake an earlier picture', async () => {
    const { send, arrived } = createTestLink()
    send('picture', 200_000, 'u=5, i')
    await vi.advanceTimersByTimeAsync(500)
    send('styles', 20_000, 'u=0')
    await vi.runAllTimersAsync()
    // Its own 100 ms, and the packets that were already on the link.
    expect(arrived.get('styles')).toBeLessThan(500 + 100 + 75 + 2 * 7)
    expect(arrived.get('picture')).toBeCloseTo(1100 + 75, 6)
  })

  test('sends incremental responses of equal urgency in parallel', async () => {
    const { send, arrived } = createTestLink()
    for (const name of ['first', 'second']) send(name, 100_000, 'u=3, i')
    await vi.runAllTimersAsync()
    const [first = 0, second = 0] = ['first', 'second'].map((name) => arrived.get(name))
    expect(second - first).toBeLessThan(10)
  })

  test('sends other responses of equal urgency one after the other', async () => {
    const { send, arrived } = createTestLink()
    for (const name of ['first', 'second']) send(name, 100_000, 'u=1')
    await vi.runAllTimersAsync()
    expect(arrived.get('first')).toBeCloseTo(500 + 75, 6)
    expect(arrived.get('second')).toBeCloseTo(1000 + 75, 6)
  })

  test('stops sending a removed response', async () => {
    const { send, arrived, scheduler } = createTestLink()
    const removedBody = send('removed', 100_000, 'u=0')
    send('kept', 100_000, 'u=5')
    await vi.advanceTimersByTimeAsync(100)
    scheduler.remove(removedBody)
    await vi.runAllTimersAsync()
    expect(arrived.has('removed')).toBe(false)
    expect(arrived.get('kept')).toBeLessThan(700)
  })

  test('counts all sent bytes', () => {
    const link = new SimulatedNetworkLink()
    link.sendDownstream(700)
    link.sendDownstream(300)
    expect([link.takeSentBytes(), link.takeSentBytes()]).toEqual([1000, 0])
  })
})

function createTestLink() {
  const link = new SimulatedNetworkLink()
  const scheduler = new HttpResponseScheduler(link)
  const arrived = new Map<string, number>()
  const send = (name: string, bytes: number, priority: string) => {
    const write = (part: Buffer, isLast: boolean) => {
      const at = link.sendDownstream(part.length)
      if (isLast) arrived.set(name, at)
      return Promise.resolve()
    }
    const body = { priority: parsePriorityHeader(priority), remaining: Buffer.alloc(bytes), write }
    scheduler.add(body)
    return body
  }
  return { send, arrived, scheduler }
}
