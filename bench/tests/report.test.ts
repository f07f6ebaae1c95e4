import { describe, expect, test } from 'vitest'
import type { PageLoad } from '../measure/visitTwice'
import { toKeyAndTapTimings } from '../measure/measurePresses'
import {
  createBenchResultRow,
  millisecondsNumberFormat,
  layoutShiftNumberFormat,
  formatLimitCheck,
} from '../report/figure'
import { createInteractionResultRows } from '../report/createInteractionResultRows'
import {
  createDownloadSizeResultRows,
  createByteCountTableRow,
  createPageLoadResultRows,
} from '../report/createPageLoadResultRows'
import { renderMarkdownTable } from '../report/renderMarkdownTable'
import { toByteTotals } from '../../packages/browser-and-line-simulator/serve/byteTotals'

const bytes = toByteTotals(
  [
    { path: '/', type: 'text/html; charset=utf-8', bytes: 20_000, isForWorker: false },
    { path: '/a.js', type: 'text/javascript; charset=utf-8', bytes: 80_000, isForWorker: false },
    { path: '/sw.js', type: 'text/javascript; charset=utf-8', bytes: 6_000, isForWorker: true },
  ],
  110_000,
)
const load: PageLoad = {
  fcp: 900,
  lcp: 1000,
  lcpElement: 'img',
  tbt: 0,
  cls: 0,
  downloadedBytes: 101_000,
  bytes,
}

describe('the verdict of a figure', () => {
  test.each([
    [50, 50, 'holds'],
    [60, 50, 'does not hold, by 10 ms (20 %)'],
  ])('of %d ms with the limit %d is "%s"', (measured, limit, expected) => {
    expect(formatLimitCheck(measured, limit, millisecondsNumberFormat)).toBe(expected)
  })

  test('has no percentage for a limit of zero', () => {
    expect(createBenchResultRow('CLS', 0.02, 0, layoutShiftNumberFormat)).toMatchObject({
      ratio: '',
      verdict: 'does not hold, by 0.020',
    })
  })
})

describe('the figures of a page', () => {
  const visit = (change: Partial<PageLoad>, again = 500) => ({
    first: { ...load, ...change },
    again: { ...load, lcp: again },
  })
  const figures = (site: Partial<PageLoad>, again?: number) =>
    createPageLoadResultRows('/', {
      site: [visit(site, again)],
      staticPage: [visit({})],
      handWritten: [visit({ fcp: 800, lcp: 950 })],
    })
  const findFigure = (start: string, site: Partial<PageLoad>, again?: number) =>
    figures(site, again).find(({ name }) => name.startsWith(start))
  const findLcpFigure = (comparedPage: string, lcp: number) =>
    figures({ lcp }).find(({ name, limit }) => name.startsWith('LCP, ') && limit.endsWith(comparedPage))

  test('limit LCP to 1.05 times that of the static page', () => {
    expect(findLcpFigure('static', 1050)).toMatchObject({ ratio: '1.05', verdict: 'holds' })
    expect(findLcpFigure('static', 1100)?.verdict).toBe('does not hold, by 50 ms (5 %)')
  })

  test('limit LCP to 1.05 times and FCP to 1.2 times that of the hand-written page', () => {
    expect(findLcpFigure('hand-written', 997)).toMatchObject({ ratio: '1.05', verdict: 'holds' })
    expect(findLcpFigure('hand-written', 1000)?.verdict).toContain('does not hold')
    expect(findFigure('FCP', { fcp: 960 })).toMatchObject({ handWritten: '800 ms', verdict: 'holds' })
    expect(findFigure('FCP', { fcp: 961 })?.verdict).toContain('does not hold')
  })

  test('limit the median TBT to 60 ms more than that of the static page', () => {
    expect(findFigure('TBT', { tbt: 60 })?.verdict).toBe('holds')
    expect(findFigure('TBT', { tbt: 61 })?.verdict).toContain('does not hold')
  })

  test("limit LCP of a repeat visit to half of the site's first visit", () => {
    expect(findFigure('LCP of a repeat', { lcp: 1000 }, 500)?.verdict).toBe('holds')
    expect(findFigure('LCP of a repeat', { lcp: 1000 }, 600)?.verdict).toContain('does not hold')
  })

  test('limit the bytes of a first visit to 230 kB, of a repeat visit to 10 kB', () => {
    const visits = { site: [visit({ downloadedBytes: 231_000 })] }
    const [first, again] = createDownloadSizeResultRows('/', visits)
    expect(first?.verdict).toBe('does not hold, by 1.0 kB (0 %)')
    expect(again).toMatchObject({ site: '110.0 kB', limit: '≤ 10.0 kB' })
  })

  test('show bytes by kind, with separate columns for overhead and the service worker', () => {
    expect(createByteCountTableRow('/', [visit({})])).toEqual([
      '/',
      '20.0',
      '80.0',
      '0.0',
      '0.0',
      '0.0',
      '0.0',
      '4.0',
      '6.0',
    ])
  })
})

test('a message in the same paint as the button does not hold', () => {
  const presses = { painted: [16], reported: [16] }
  const run = { keys: presses, categories: presses, button: 40, detail: 50 }
  const getToastVerdict = (message: number) =>
    createInteractionResultRows([{ ...run, message }], [presses]).at(-1)?.verdict
  expect(getToastVerdict(60)).toBe('holds')
  expect(getToastVerdict(41)).toBe('does not hold, in 1 of 1 runs')
})

describe('the timings of presses', () => {
  const painted = [20, 30, 40]

  test('use the longest reported event of each press, and a frame if none was reported', () => {
    const reported = [
      { id: 1, at: 0, ms: 24 },
      { id: 1, at: 1, ms: 32 },
      { id: 2, at: 9, ms: 40 },
    ]
    expect(toKeyAndTapTimings({ reported, painted }, 3)).toEqual({ painted, reported: [32, 40, 16] })
  })

  test('throw if a press is missing', () => {
    expect(() => toKeyAndTapTimings({ reported: [], painted }, 4)).toThrow('4 presses were painted 3 times')
  })
})

test('the columns of a Markdown table are aligned', () => {
  expect(renderMarkdownTable(['a', 'long name'], [['longer', '1']])).toBe(
    '| a      | long name |\n| ------ | --------- |\n| longer | 1         |',
  )
})
