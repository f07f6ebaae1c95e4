import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { progressOn } from '../../seed/progress'

function shownOn(isTTY: boolean, title: string, parts: number): string {
  const stream = Object.assign(new PassThrough(), { isTTY }) as unknown as NodeJS.WriteStream
  const tick = progressOn(stream)(title, parts)
  for (let part = 0; part < parts; part += 1) tick()
  return String((stream as unknown as PassThrough).read() ?? '')
}

test('a terminal sees a line that counts up', () => {
  expect(shownOn(true, 'Drawing', 2)).toBe('\rDrawing: 1 of 2\rDrawing: 2 of 2\n')
})

test('a log gets one line for each step', () => {
  expect(shownOn(false, 'Drawing', 2)).toBe('Drawing: 2 …\n')
})

test.each([true, false])('a step of nothing says nothing', (isTTY) => {
  expect(shownOn(isTTY, 'Drawing', 0)).toBe('')
})
