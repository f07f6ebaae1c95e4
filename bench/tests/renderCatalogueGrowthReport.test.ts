import { expect, test } from 'vitest'
import { renderCatalogueGrowthReport } from '../report/renderCatalogueGrowthReport'
import { toByteTotals } from '../../packages/browser-and-line-simulator/serve/byteTotals'

const load = {
  ...{ fcp: 900, lcp: 1000, lcpElement: 'img', tbt: 0, cls: 0 },
  ...{ downloadedBytes: 201_000, bytes: toByteTotals([], 0) },
}

test('the growth report has a row of costs and a verdict for each catalogue size', () => {
  const size = {
    ...{
      products: 10_000,
      buildMs: 77_400,
      index: { rawBytes: 3_907_000, compressedBytes: 138_600 },
      loads: [load],
    },
    ...{ keys: [{ painted: [20, 30], reported: [24, 32] }], categories: [{ painted: [40], reported: [80] }] },
  }
  const cells = renderCatalogueGrowthReport([size]).split('\n').at(-1)?.split('|')
  expect(cells?.map((cell) => cell.trim()).filter((cell) => cell !== '')).toEqual([
    ...['10,000', '77.4 s', '3907.0 kB', '138.6 kB', '201.0 kB', '1000 ms'],
    ...['25 ms, 32 ms', '40 ms, 80 ms', 'does not hold, by 30 ms (60 %)'],
  ])
})
