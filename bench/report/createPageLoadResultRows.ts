import type { FirstAndRepeatVisit } from '../measure/visitTwice'
import type { PageVersion, VisitsByVersion } from '../measure/visitInTurn'
import {
  downloadedFileKinds,
  type ByteTotals,
} from '../../packages/browser-and-line-simulator/serve/byteTotals'
import {
  createBenchResultRow,
  type BenchResultRow,
  kilobytesNumberFormat,
  millisecondsNumberFormat,
  layoutShiftNumberFormat,
  formatLimitCheck,
  formatNumber,
} from './figure'
import { median } from './statistics'

const maxFcpRatio = 1.2
const maxLcpRatio = 1.05
const maxRepeatLcpRatio = 0.5
const maxExtraTbtMs = 60
const maxFirstVisitKb = 230
const maxRepeatVisitKb = 10

export function createPageLoadResultRows(page: string, visits: VisitsByVersion): BenchResultRow[] {
  return [
    createRatioFigure(`FCP, ${page}`, visits, 'fcp', { version: 'handWritten', max: maxFcpRatio }),
    createRatioFigure(`LCP, ${page}`, visits, 'lcp', { version: 'handWritten', max: maxLcpRatio }),
    createRatioFigure(`LCP, ${page}`, visits, 'lcp', { version: 'staticPage', max: maxLcpRatio }),
    createTbtFigure(page, visits),
    createBenchResultRow(
      `CLS, ${page} (worst)`,
      Math.max(...listFirstValues(visits.site, 'cls')),
      0,
      layoutShiftNumberFormat,
    ),
    createRepeatVisitFigure(page, visits),
  ]
}

/** Creates the rows about download size: browser-reported bytes for first visits, all link bytes for repeat visits. */
export function createDownloadSizeResultRows(
  page: string,
  { site }: Pick<VisitsByVersion, 'site'>,
): BenchResultRow[] {
  const first = median(site.map((visit) => visit.first.downloadedBytes)) / 1000
  const again = median(site.map((visit) => visit.again.bytes.totalBytes)) / 1000
  return [
    createBenchResultRow(`bytes, first visit, ${page}`, first, maxFirstVisitKb, kilobytesNumberFormat),
    createBenchResultRow(
      `bytes, repeat visit, ${page}, with TLS and service worker`,
      again,
      maxRepeatVisitKb,
      kilobytesNumberFormat,
    ),
  ]
}

/** Creates a table row with the kilobytes of a first visit to a page, by file type. */
export function createByteCountTableRow(page: string, visits: readonly FirstAndRepeatVisit[]): string[] {
  const formatMedian = (getBytes: (totals: ByteTotals) => number) =>
    (median(visits.map(({ first }) => getBytes(first.bytes))) / 1000).toFixed(1)
  return [
    page,
    ...downloadedFileKinds.map((kind) => formatMedian(({ page }) => page[kind])),
    formatMedian(getOverheadBytes),
    formatMedian(({ worker }) => worker),
  ]
}

export const byteCountTableHeader = [
  'kB, first visit',
  ...downloadedFileKinds,
  'headers and TLS',
  'service worker',
]

function getOverheadBytes({ page, worker, totalBytes }: ByteTotals): number {
  return totalBytes - worker - downloadedFileKinds.reduce((total, kind) => total + page[kind], 0)
}

/** Compares the median of a first visit with that of another version of the page. */
function createRatioFigure(
  name: string,
  visits: VisitsByVersion,
  metric: 'fcp' | 'lcp',
  { version, max }: { version: Exclude<PageVersion, 'site'>; max: number },
): BenchResultRow {
  const measured = median(listFirstValues(visits.site, metric))
  const compared = median(listFirstValues(visits[version], metric))
  return {
    ...createComparisonRow(name, measured, { version, value: compared }),
    limit: `≤ ${max} × ${versionNames[version]}`,
    ratio: (measured / compared).toFixed(2),
    verdict: formatLimitCheck(measured, compared * max, millisecondsNumberFormat),
  }
}

function createTbtFigure(page: string, visits: VisitsByVersion): BenchResultRow {
  const measured = median(listFirstValues(visits.site, 'tbt'))
  const staticPage = median(listFirstValues(visits.staticPage, 'tbt'))
  return {
    ...createComparisonRow(`TBT, ${page}`, measured, { version: 'staticPage', value: staticPage }),
    limit: `≤ static + ${maxExtraTbtMs} ms`,
    verdict: formatLimitCheck(measured, staticPage + maxExtraTbtMs, millisecondsNumberFormat),
  }
}

const versionNames = { staticPage: 'static', handWritten: 'hand-written' } as const

function createComparisonRow(
  name: string,
  measured: number,
  { version, value }: { version: Exclude<PageVersion, 'site'>; value: number },
): Omit<BenchResultRow, 'limit' | 'verdict'> {
  return {
    ...{ name, staticPage: '', handWritten: '', ratio: '' },
    site: formatNumber(measured, millisecondsNumberFormat),
    [version]: formatNumber(value, millisecondsNumberFormat),
  }
}

function createRepeatVisitFigure(page: string, { site, staticPage }: VisitsByVersion): BenchResultRow {
  const measured = median(site.map(({ again }) => again.lcp))
  const first = median(listFirstValues(site, 'lcp'))
  const staticRatio =
    median(staticPage.map(({ again }) => again.lcp)) / median(listFirstValues(staticPage, 'lcp'))
  return {
    name: `LCP of a repeat visit, ${page}`,
    limit: `≤ ${maxRepeatLcpRatio} × first`,
    site: formatNumber(measured, millisecondsNumberFormat),
    staticPage: `${staticRatio.toFixed(2)} × its first`,
    handWritten: '',
    ratio: (measured / first).toFixed(2),
    verdict: formatLimitCheck(measured, first * maxRepeatLcpRatio, millisecondsNumberFormat),
  }
}

function listFirstValues(
  visits: readonly FirstAndRepeatVisit[],
  key: 'fcp' | 'lcp' | 'tbt' | 'cls',
): number[] {
  return visits.map(({ first }) => first[key])
}
