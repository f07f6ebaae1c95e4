import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Line } from '../../bench/line/line'
import { parsePriority } from '../../bench/line/priority'
import { Sender } from '../../bench/line/sender'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the line that all responses share', () => {
  test('takes a second for 200 kB, and half a round trip', async () => {
    const { send, arrived } = aLine()
    send('picture', 200_000, 'u=5')
    await vi.runAllTimersAsync()
    expect(arrived.get('picture')).toBeCloseTo(1000 + 75, 6)
  })

  test('lets an urgent stylesheet overtake a picture that was asked for before it', async () => {
    const { send, arrived } = aLine()
    send('picture', 200_000, 'u=5, i')
    await vi.advanceTimersByTimeAsync(500)
    send('styles', 20_000, 'u=0')
    await vi.runAllTimersAsync()
    // Its own 100 ms, and the packets that were on the line already.
    expect(arrived.get('styles')).toBeLessThan(500 + 100 + 75 + 2 * 7)
    expect(arrived.get('picture')).toBeCloseTo(1100 + 75, 6)
  })

  test('sends pictures of one urgency side by side', async () => {
    const { send, arrived } = aLine()
    for (const name of ['one', 'other']) send(name, 100_000, 'u=3, i')
    await vi.runAllTimersAsync()
    const [one = 0, other = 0] = ['one', 'other'].map((name) => arrived.get(name))
    expect(other - one).toBeLessThan(10)
  })

  test('sends scripts of one urgency one after the other', async () => {
    const { send, arrived } = aLine()
    for (const name of ['one', 'other']) send(name, 100_000, 'u=1')
    await vi.runAllTimersAsync()
    expect(arrived.get('one')).toBeCloseTo(500 + 75, 6)
    expect(arrived.get('other')).toBeCloseTo(1000 + 75, 6)
  })

  test('sends nothing more of what nobody wants any more', async () => {
    const { send, arrived, sender } = aLine()
    const unwanted = send('unwanted', 100_000, 'u=0')
    send('wanted', 100_000, 'u=5')
    await vi.advanceTimersByTimeAsync(100)
    sender.remove(unwanted)
    await vi.runAllTimersAsync()
    expect(arrived.has('unwanted')).toBe(false)
    expect(arrived.get('wanted')).toBeLessThan(700)
  })

  test('counts every byte that passed', () => {
    const line = new Line()
    line.sendDown(700)
    line.sendDown(300)
    expect([line.takeSentBytes(), line.takeSentBytes()]).toEqual([1000, 0])
  })
})

function aLine() {
  const line = new Line()
  const sender = new Sender(line)
  const arrived = new Map<string, number>()
  const send = (name: string, bytes: number, priority: string) => {
    const write = (part: Buffer, isLast: boolean) => {
      const at = line.sendDown(part.length)
      if (isLast) arrived.set(name, at)
      return Promise.resolve()
    }
    const body = { priority: parsePriority(priority), rest: Buffer.alloc(bytes), write }
    sender.add(body)
    return body
  }
  return { send, arrived, sender }
}
