import { expect, test } from 'vitest'
import type { CatalogueResult } from '../catalogue/measureCatalogue'
import { renderCatalogueReport } from '../report/renderCatalogueReport'

const totals = (documents: number) => ({ documents, countQueries: 0, bytes: 200_000 })

const filterTimes = (first: number, second: number, draftsPress: number) => ({
  keys: [
    { text: 'hib', ms: first },
    { text: 'cocon', ms: second },
  ],
  draftsPress,
})

const result: CatalogueResult = {
  reads: [totals(119), totals(121), totals(120)],
  firstRows: [900, 1000],
  filters: {
    wide: [filterTimes(20, 40, 30), filterTimes(22, 50, 32), filterTimes(80, 44, 34)],
    phone: [filterTimes(45, 75, 60)],
  },
  publishing: { alone: [400, 500, 3600], afterMany: [700] },
  snapshots: {
    few: [
      { changes: 1, bytes: 1500 },
      { changes: 10, bytes: 14_000 },
    ],
    many: [
      { changes: 1, bytes: 1500 },
      { changes: 10, bytes: 15_400 },
    ],
  },
  unchangedVisits: [
    { request: { up: 120, down: 300 }, visit: { up: 900, down: 2400 } },
    { request: { up: 140, down: 320 }, visit: { up: 1100, down: 2600 } },
  ],
  ...{ runs: 3, firestore: 'hidane', chromium: '156' },
}

function findRow(name: string): string[] | undefined {
  const line = renderCatalogueReport(result)
    .split('\n')
    .find((text) => text.includes(`| ${name} `))
  return line
    ?.split('|')
    .slice(2, -1)
    .map((cell) => cell.trim())
}

test('the report of the catalogue names the date, the runs, the browser and the emulator', () => {
  const [heading] = renderCatalogueReport(result, new Date('2026-11-23T12:00:00Z')).split('\n')
  expect(heading).toBe(
    '2026-11-23, the catalogue of 10,000 products, medians of 3 unless the line says otherwise; Chromium 156, Firestore: hidane.',
  )
})

test.each([
  ["documents of the list's first screen", ['≤ 120', '120', 'holds']],
  ['first row, without throttling', ['', '950 ms', '']],
  ['key in the search to its painted result, median of 2 texts', ['≤ 50 ms', '33 ms', 'holds']],
  ['the slowest of these texts', ['≤ 50 ms', '44 ms', 'holds']],
  ['press of Drafts to its painted result', ['≤ 50 ms', '32 ms', 'holds']],
  [
    'the slowest of these texts, phone, processor slowed 4 times',
    ['≤ 50 ms', '75 ms', 'does not hold, by 25 ms (50 %)'],
  ],
  ['the function that publishes one change', ['≤ 3.00 s', '0.50 s', 'holds']],
  ['the slowest of them', ['≤ 3.00 s', '3.60 s', 'does not hold, by 0.60 s (20 %)']],
  ['snapshot of 1 change, 10,000 products over 107', ['≤ 1.00', '1.00', 'holds']],
  ['snapshot of 10 changes, 10,000 products over 107', ['≤ 1.00', '1.10', 'does not hold, by 0.10 (10 %)']],
  ['asking when nothing was published: both directions', ['≤ 1000 bytes', '440 bytes', 'holds']],
  ['of these, the request', ['', '130 bytes', '']],
  ['all bytes of a repeat visit, with a new connection', ['', '3500 bytes', '']],
])('the row "%s" says %j', (name, cells) => {
  expect(findRow(name)).toEqual(cells)
})
