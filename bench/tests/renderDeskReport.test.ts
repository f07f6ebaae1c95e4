import { expect, test } from 'vitest'
import type { DeskResult } from '../desk/measureDesk'
import { renderDeskReport } from '../report/renderDeskReport'

const totals = (documents: number, countQueries = 2) => ({ documents, countQueries, bytes: 50_000 })

const result: DeskResult = {
  reads: [totals(52), totals(50), totals(51)],
  readsWithManyWaiting: [totals(61)],
  openings: { few: [400, 500, 600], many: [600, 700] },
  arrivals: [120, 1300, 140],
  openHour: {
    heapBytes: { before: 12e6, after: 23_400_000 },
    openListeners: { before: 6, after: 8 },
    ...{ documents: 1200, countQueries: 900 },
  },
  firstLoads: [{ firstRowMs: 2900, interactiveMs: 3100, scripts: [] }],
  scriptBytes: 201_000,
  replyKeys: [{ painted: [20, 22], reported: [16, 32] }],
  searches: {
    oldest: [{ ...totals(1, 4), seconds: 0.52, heapBytes: 7e6 }],
    common: [{ ...totals(90, 4), bytes: 210_000, seconds: 1.25, heapBytes: 21e6 }],
  },
  ...{ runs: 3, firestore: 'hidane', chromium: '156' },
}

function findRow(name: string): string[] | undefined {
  const line = renderDeskReport(result)
    .split('\n')
    .find((text) => text.includes(`| ${name} `))
  return line
    ?.split('|')
    .slice(2, -1)
    .map((cell) => cell.trim())
}

test('the report of the desk names the date, the runs, the browser and the emulator', () => {
  const [heading] = renderDeskReport(result, new Date('2026-11-22T12:00:00Z')).split('\n')
  expect(heading).toBe(
    '2026-11-22, the desk, medians of 3 unless the line says otherwise; Chromium 156, Firestore: hidane.',
  )
})

test.each([
  ['documents of the first page, 10,000 items, 30 waiting', ['≤ 60', '51', 'holds']],
  ['the same, 400 waiting', ['≤ 60', '61', 'does not hold, by 1 (2 %)']],
  ['count queries of the first page', ['', '2', '']],
  ['first row, 10,000 items over 100', ['≤ 1.50', '1.30', 'holds']],
  ['JavaScript of the first load, brotli', ['≤ 230.0 kB', '201.0 kB', 'holds']],
  ['interactive, Slow 4G, processor slowed 4 times', ['≤ 4.00 s', '3.10 s', 'holds']],
  ['from the commit of a request to the desk, of 3', ['≤ 1.00 s', '0.14 s', 'holds']],
  ['the slowest of them', ['', '1.30 s', '']],
  ['heap after an hour of 600 arrivals, 100 items, one run', ['≤ 60.0 MB', '23.4 MB', 'holds']],
  ['open listeners after the hour', ['≤ 6', '8', 'does not hold, by 2 (33 %)']],
  ['key in a reply to the next paint, processor slowed 4 times', ['≤ 24 ms', '21 ms', 'holds']],
  ['first search of the oldest sender: documents and counts', ['≤ 100', '5', 'holds']],
  ['first search of common words: documents and counts', ['≤ 100', '94', 'holds']],
  [
    'first search of common words: until its rows show',
    ['≤ 1.00 s', '1.25 s', 'does not hold, by 0.25 s (25 %)'],
  ],
  ['first search of common words: kilobytes', ['', '210.0 kB', '']],
  ['heap after the first search of common words', ['', '21.0 MB', '']],
])('the row "%s" says %j', (name, cells) => {
  expect(findRow(name)).toEqual(cells)
})
