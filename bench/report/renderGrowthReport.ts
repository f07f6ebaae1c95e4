import type { GrowthResult } from '../growth/measureGrowth'
import type { PressTimings } from '../measure/measurePresses'
import { kilobytesUnit, millisecondsUnit, formatVerdict, formatNumber } from './figure'
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

/** Renders the costs of each catalogue size as Markdown. */
export function renderGrowthReport(sizes: readonly GrowthResult[]): string {
  return renderMarkdownTable(columns, sizes.map(toRow))
}

function toRow({ products, buildMs, index, loads, keys, categories }: GrowthResult): string[] {
  const pageBytes = loads.map(({ downloadedBytes }) => downloadedBytes)
  const slowest = Math.max(getSlowest(keys), getSlowest(categories))
  return [
    products.toLocaleString('en'),
    `${(buildMs / 1000).toFixed(1)} s`,
    formatNumber(index.rawBytes / 1000, kilobytesUnit),
    formatNumber(index.compressedBytes / 1000, kilobytesUnit),
    formatNumber(median(pageBytes) / 1000, kilobytesUnit),
    formatNumber(median(loads.map(({ lcp }) => lcp)), millisecondsUnit),
    formatPresses(keys),
    formatPresses(categories),
    formatVerdict(slowest, maxResponseMs, millisecondsUnit),
  ]
}

function formatPresses(presses: readonly PressTimings[]): string {
  const middle = median(presses.flatMap(({ painted }) => painted))
  return `${formatNumber(middle, millisecondsUnit)}, ${formatNumber(getSlowest(presses), millisecondsUnit)}`
}

function getSlowest(presses: readonly PressTimings[]): number {
  return percentile(
    presses.flatMap(({ reported }) => reported),
    95,
  )
}
