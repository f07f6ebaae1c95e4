import type { Grown } from '../growth/measureGrowth'
import type { Presses } from '../measure/pressing'
import { kilobytes, milliseconds, verdict, written } from './figure'
import { median, percentile } from './statistics'
import { table } from './table'

const header = [
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
const promptMs = 50

/** What the size of the catalogue costs, as Markdown. */
export function growthReport(sizes: readonly Grown[]): string {
  return table(header, sizes.map(row))
}

function row({ products, buildMs, index, loads, keys, categories }: Grown): string[] {
  const pageBytes = loads.map(({ downloaded }) => downloaded)
  const slowest = Math.max(worst(keys), worst(categories))
  return [
    products.toLocaleString('en'),
    `${(buildMs / 1000).toFixed(1)} s`,
    written(index.raw / 1000, kilobytes),
    written(index.sent / 1000, kilobytes),
    written(median(pageBytes) / 1000, kilobytes),
    written(median(loads.map(({ lcp }) => lcp)), milliseconds),
    inWords(keys),
    inWords(categories),
    verdict(slowest, promptMs, milliseconds),
  ]
}

function inWords(presses: readonly Presses[]): string {
  const middle = median(presses.flatMap(({ painted }) => painted))
  return `${written(middle, milliseconds)}, ${written(worst(presses), milliseconds)}`
}

function worst(presses: readonly Presses[]): number {
  return percentile(
    presses.flatMap(({ reported }) => reported),
    95,
  )
}
