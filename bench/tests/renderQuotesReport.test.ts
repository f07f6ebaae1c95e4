import { expect, test } from 'vitest'
import { renderQuotesReport } from '../report/renderQuotesReport'

test('the report of quotes compares the median key and the median reads with their limits', () => {
  const totals = (documents: number) => ({ documents, countQueries: 0, bytes: 9000 })
  const report = renderQuotesReport({
    quoteKeys: [{ painted: [20, 22, 30], reported: [] }],
    threadReads: [totals(61), totals(57), totals(62)],
    ...{ runs: 3, firestore: 'hidane', chromium: '156' },
  })
  expect(report).toMatch(/a key in a quote of 60 lines.*\| ≤ 24 ms +\| 22 ms +\| holds/)
  expect(report).toMatch(/50 replies +\| ≤ 60 +\| 61 +\| does not hold, by 1/)
})
