import type { CatalogueGrowthResult } from '../growth/measureCatalogueGrowth'
import type { KeyAndTapTimings } from '../measure/measurePresses'
import { kilobytesNumberFormat, millisecondsNumberFormat, formatLimitCheck, formatNumber } from './figure'
import { median, percentile } from './statistics'
import { renderMarkdownTable } from './renderMarkdownTable'

const columns = [
  'Products',
  'Build',
  'Index',
  'Index, brotli',
  'List page, first visit',
  'LCP of the list',
  'Key, median and 95 of 100',
  'Category, median and 95 of 100',
  '95 of 100 ≤ 50 ms',
]
const maxResponseMs = 50

/** Renders a Markdown table with the build time, download sizes and response times for each catalogue size. */
export function renderCatalogueGrowthReport(sizes: readonly CatalogueGrowthResult[]): string {
  return renderMarkdownTable(columns, sizes.map(toRow))
}

function toRow({ products, buildMs, index, loads, keys, categories }: CatalogueGrowthResult): string[] {
  const pageBytes = loads.map(({ downloadedBytes }) => downloadedBytes)
  const slowest = Math.max(getSlowest(keys), getSlowest(categories))
  return [
    products.toLocaleString('en'),
    `${(buildMs / 1000).toFixed(1)} s`,
    formatNumber(index.rawBytes / 1000, kilobytesNumberFormat),
    formatNumber(index.compressedBytes / 1000, kilobytesNumberFormat),
    formatNumber(median(pageBytes) / 1000, kilobytesNumberFormat),
    formatNumber(median(loads.map(({ lcp }) => lcp)), millisecondsNumberFormat),
    formatPresses(keys),
    formatPresses(categories),
    formatLimitCheck(slowest, maxResponseMs, millisecondsNumberFormat),
  ]
}

function formatPresses(presses: readonly KeyAndTapTimings[]): string {
  const middle = median(presses.flatMap(({ painted }) => painted))
  return `${formatNumber(middle, millisecondsNumberFormat)}, ${formatNumber(getSlowest(presses), millisecondsNumberFormat)}`
}

function getSlowest(presses: readonly KeyAndTapTimings[]): number {
  return percentile(
    presses.flatMap(({ reported }) => reported),
    95,
  )
}
