import type { PageLoad, FirstAndRepeatVisit } from '../measure/visitTwice'
import { downloadedFileKinds, type ByteTotals } from '../serve/byteTotals'
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

/** The visits to a page of the site and to its static copy without scripts, made alternately. */
export type SiteAndStaticPageVisits = { site: FirstAndRepeatVisit[]; staticPage: FirstAndRepeatVisit[] }

const maxLcpRatio = 1.05
const maxRepeatLcpRatio = 0.5
const maxExtraTbtMs = 60
const maxFirstVisitKb = 230
const maxRepeatVisitKb = 10

export function createPageLoadResultRows(page: string, visits: SiteAndStaticPageVisits): BenchResultRow[] {
  return [
    createFcpFigure(page, visits),
    createLcpFigure(page, visits),
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
  { site }: SiteAndStaticPageVisits,
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

function createFcpFigure(page: string, visits: SiteAndStaticPageVisits): BenchResultRow {
  return { ...compareMedians(`FCP, ${page}`, visits, 'fcp'), limit: '', verdict: '' }
}

function createLcpFigure(page: string, visits: SiteAndStaticPageVisits): BenchResultRow {
  const limit = median(listFirstValues(visits.staticPage, 'lcp')) * maxLcpRatio
  const measured = median(listFirstValues(visits.site, 'lcp'))
  return {
    ...compareMedians(`LCP, ${page}`, visits, 'lcp'),
    limit: `≤ ${maxLcpRatio} × static`,
    verdict: formatLimitCheck(measured, limit, millisecondsNumberFormat),
  }
}

function compareMedians(name: string, visits: SiteAndStaticPageVisits, key: 'fcp' | 'lcp') {
  const site = median(listFirstValues(visits.site, key))
  const staticPage = median(listFirstValues(visits.staticPage, key))
  return {
    name,
    site: formatNumber(site, millisecondsNumberFormat),
    staticPage: formatNumber(staticPage, millisecondsNumberFormat),
    ratio: (site / staticPage).toFixed(2),
  }
}

function createTbtFigure(page: string, visits: SiteAndStaticPageVisits): BenchResultRow {
  const site = Math.min(...listFirstValues(visits.site, 'tbt'))
  const staticPage = Math.min(...listFirstValues(visits.staticPage, 'tbt'))
  return {
    name: `TBT, ${page} (best)`,
    limit: `≤ static + ${maxExtraTbtMs} ms`,
    site: formatNumber(site, millisecondsNumberFormat),
    staticPage: formatNumber(staticPage, millisecondsNumberFormat),
    ratio: '',
    verdict: formatLimitCheck(site, staticPage + maxExtraTbtMs, millisecondsNumberFormat),
  }
}

function createRepeatVisitFigure(
  page: string,
  { site, staticPage }: SiteAndStaticPageVisits,
): BenchResultRow {
  const measured = median(site.map(({ again }) => again.lcp))
  const first = median(listFirstValues(site, 'lcp'))
  const staticRatio =
    median(staticPage.map(({ again }) => again.lcp)) / median(listFirstValues(staticPage, 'lcp'))
  return {
    name: `LCP of a repeat visit, ${page}`,
    limit: `≤ ${maxRepeatLcpRatio} × first`,
    site: formatNumber(measured, millisecondsNumberFormat),
    staticPage: `${staticRatio.toFixed(2)} × its first`,
    ratio: (measured / first).toFixed(2),
    verdict: formatLimitCheck(measured, first * maxRepeatLcpRatio, millisecondsNumberFormat),
  }
}

function listFirstValues(
  visits: readonly FirstAndRepeatVisit[],
  key: 'fcp' | 'lcp' | 'tbt' | 'cls',
): number[] {
  return visits.map(({ first }: { first: PageLoad }) => first[key])
}
