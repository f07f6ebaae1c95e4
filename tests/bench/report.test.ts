import { describe, expect, test } from 'vitest'
import type { Load } from '../../bench/measure/load'
import { pressesOf } from '../../bench/measure/pressing'
import { alone, milliseconds, shift, verdict } from '../../bench/report/figure'
import { interactionFigures } from '../../bench/report/interactionFigures'
import { byteFigures, byteRow, loadFigures } from '../../bench/report/loadFigures'
import { table } from '../../bench/report/table'
import { tallyOf } from '../../bench/serve/tally'

const bytes = tallyOf(
  [
    { path: '/', type: 'text/html; charset=utf-8', bytes: 20_000, isForWorker: false },
    { path: '/a.js', type: 'text/javascript; charset=utf-8', bytes: 80_000, isForWorker: false },
    { path: '/sw.js', type: 'text/javascript; charset=utf-8', bytes: 6_000, isForWorker: true },
  ],
  110_000,
)
const load: Load = { fcp: 900, lcp: 1000, lcpElement: 'img', tbt: 0, cls: 0, downloaded: 101_000, bytes }

describe('a verdict says plainly whether a figure holds', () => {
  test.each([
    [50, 50, 'holds'],
    [60, 50, 'does not hold, by 10 ms (20 %)'],
  ])('%d ms of %d', (measured, limit, words) => {
    expect(verdict(measured, limit, milliseconds)).toBe(words)
  })

  test('a limit of nothing has no share', () => {
    expect(alone('CLS', 0.02, 0, shift)).toMatchObject({ ratio: '', verdict: 'does not hold, by 0.020' })
  })
})

describe('the figures of a page', () => {
  const visit = (change: Partial<Load>, again = 500) => ({
    first: { ...load, ...change },
    again: { ...load, lcp: again },
  })
  const figures = (site: Partial<Load>, again?: number) =>
    loadFigures('/', { site: [visit(site, again)], staticPage: [visit({})] })
  const named = (start: string, site: Partial<Load>, again?: number) =>
    figures(site, again).find(({ name }) => name.startsWith(start))

  test('LCP is held against 1.05 times that of the static page', () => {
    expect(named('LCP, ', { lcp: 1050 })).toMatchObject({ ratio: '1.05', verdict: 'holds' })
    expect(named('LCP, ', { lcp: 1100 })?.verdict).toBe('does not hold, by 50 ms (5 %)')
  })

  test('TBT may be 60 ms more, in the best run', () => {
    expect(named('TBT', { tbt: 60 })?.verdict).toBe('holds')
    expect(named('TBT', { tbt: 61 })?.verdict).toContain('does not hold')
  })

  test("a repeat visit is held against half of the site's own first", () => {
    expect(named('LCP of a repeat', { lcp: 1000 }, 500)?.verdict).toBe('holds')
    expect(named('LCP of a repeat', { lcp: 1000 }, 600)?.verdict).toContain('does not hold')
  })

  test('a first visit may download 230 kB as the browser counts them, a repeat visit 10 kB in all', () => {
    const visits = { site: [visit({ downloaded: 231_000 })], staticPage: [] }
    const [first, again] = byteFigures('/', visits)
    expect(first?.verdict).toBe('does not hold, by 1.0 kB (0 %)')
    expect(again).toMatchObject({ site: '110.0 kB', limit: '≤ 10.0 kB' })
  })

  test("bytes stand by kind; what no body holds and what only the worker's has are apart", () => {
    expect(byteRow('/', [visit({})])).toEqual(['/', '20.0', '80.0', '0.0', '0.0', '0.0', '0.0', '4.0', '6.0'])
  })
})

test('a message that comes in the same paint as the button does not hold', () => {
  const presses = { painted: [16], reported: [16] }
  const run = { keys: presses, categories: presses, button: 40, detail: 50 }
  const last = (message: number) => interactionFigures([{ ...run, message }], [presses]).at(-1)?.verdict
  expect(last(60)).toBe('holds')
  expect(last(41)).toBe('does not hold, in 1 of 1 runs')
})

describe('presses to the next paint', () => {
  const painted = [20, 30, 40]

  test('take the longest of what the browser reports for each, and a frame where it reports nothing', () => {
    const reported = [
      { id: 1, at: 0, ms: 24 },
      { id: 1, at: 1, ms: 32 },
      { id: 2, at: 9, ms: 40 },
    ]
    expect(pressesOf({ reported, painted }, 3)).toEqual({ painted, reported: [32, 40, 16] })
  })

  test('are refused where one was not seen', () => {
    expect(() => pressesOf({ reported: [], painted }, 4)).toThrow('4 presses were painted 3 times')
  })
})

test('a table is aligned Markdown', () => {
  expect(table(['a', 'long name'], [['longer', '1']])).toBe(
    '| a      | long name |\n| ------ | --------- |\n| longer | 1         |',
  )
})
