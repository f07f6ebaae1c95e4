import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { createStreamProgressReporter } from '../../seed/progress'

function renderProgress(isTTY: boolean, title: string, total: number): string {
  const stream = Object.assign(new PassThrough(), { isTTY }) as unknown as NodeJS.WriteStream
  const tick = createStreamProgressReporter(stream)(title, total)
  for (let count = 0; count < total; count += 1) tick()
  return String((stream as unknown as PassThrough).read() ?? '')
}

test('a terminal shows a counter in one line', () =>
  expect(renderProgress(true, 'Drawing', 2)).toBe('\rDrawing: 1 of 2\rDrawing: 2 of 2\n'))

test('a log has one line per step', () => expect(renderProgress(false, 'Drawing', 2)).toBe('Drawing: 2 …\n'))

test.each([true, false])('a step without parts shows nothing (terminal: %s)', (isTTY) =>
  expect(renderProgress(isTTY, 'Drawing', 0)).toBe(''),
)
