import type { PageLoad, VisitPair } from '../measure/visitTwice'
import { resourceKinds, type ByteTotals } from '../serve/byteTotals'
import {
  createFigure,
  type Figure,
  kilobytesUnit,
  millisecondsUnit,
  layoutShiftUnit,
  formatVerdict,
  formatNumber,
} from './figure'
import { median } from './statistics'

/** The alternating visits to a page of the site and to its static page. */
export type PageVisits = { site: VisitPair[]; staticPage: VisitPair[] }

const maxLcpRatio = 1.05
const maxRepeatLcpRatio = 0.5
const maxExtraTbtMs = 60
const maxFirstVisitKb = 230
const maxRepeatVisitKb = 10

/** Creates the report's rows about the loading of one page. */
export function createLoadFigures(page: string, visits: PageVisits): Figure[] {
  return [
    createFcpFigure(page, visits),
    createLcpFigure(page, visits),
    createTbtFigure(page, visits),
    createFigure(
      `CLS, ${page} (worst)`,
      Math.max(...listFirstValues(visits.site, 'cls')),
      0,
      layoutShiftUnit,
    ),
    createRepeatVisitFigure(page, visits),
  ]
}

/**
 * Creates the byte figures. A first visit counts the bytes that the browser reports; a repeat visit counts all bytes on
 * the network link.
 */
export function createByteFigures(page: string, { site }: PageVisits): Figure[] {
  const first = median(site.map((visit) => visit.first.downloadedBytes)) / 1000
  const again = median(site.map((visit) => visit.again.bytes.totalBytes)) / 1000
  return [
    createFigure(`bytes, first visit, ${page}`, first, maxFirstVisitKb, kilobytesUnit),
    createFigure(
      `bytes, repeat visit, ${page}, with TLS and service worker`,
      again,
      maxRepeatVisitKb,
      kilobytesUnit,
    ),
  ]
}

/** Creates a row of the byte table: the kilobytes of a first visit by kind. */
export function createByteRow(page: string, visits: readonly VisitPair[]): string[] {
  const formatMedian = (getBytes: (totals: ByteTotals) => number) =>
    (median(visits.map(({ first }) => getBytes(first.bytes))) / 1000).toFixed(1)
  return [
    page,
    ...resourceKinds.map((kind) => formatMedian(({ page }) => page[kind])),
    formatMedian(getOverheadBytes),
    formatMedian(({ worker }) => worker),
  ]
}

/** The header of the byte table. */
export const byteTableHeader = ['kB, first visit', ...resourceKinds, 'headers and TLS', 'service worker']

function getOverheadBytes({ page, worker, totalBytes }: ByteTotals): number {
  return totalBytes - worker - resourceKinds.reduce((total, kind) => total + page[kind], 0)
}

function createFcpFigure(page: string, visits: PageVisits): Figure {
  return { ...compareMedians(`FCP, ${page}`, visits, 'fcp'), limit: '', verdict: '' }
}

function createLcpFigure(page: string, visits: PageVisits): Figure {
  const limit = median(listFirstValues(visits.staticPage, 'lcp')) * maxLcpRatio
  const measured = median(listFirstValues(visits.site, 'lcp'))
  return {
    ...compareMedians(`LCP, ${page}`, visits, 'lcp'),
    limit: `≤ ${maxLcpRatio} × static`,
    verdict: formatVerdict(measured, limit, millisecondsUnit),
  }
}

function compareMedians(name: string, visits: PageVisits, key: 'fcp' | 'lcp') {
  const site = median(listFirstValues(visits.site, key))
  const staticPage = median(listFirstValues(visits.staticPage, key))
  return {
    name,
    site: formatNumber(site, millisecondsUnit),
    staticPage: formatNumber(staticPage, millisecondsUnit),
    ratio: (site / staticPage).toFixed(2),
  }
}

function createTbtFigure(page: string, visits: PageVisits): Figure {
  const site = Math.min(...listFirstValues(visits.site, 'tbt'))
  const staticPage = Math.min(...listFirstValues(visits.staticPage, 'tbt'))
  return {
    name: `TBT, ${page} (best)`,
    limit: `≤ static + ${maxExtraTbtMs} ms`,
    site: formatNumber(site, millisecondsUnit),
    staticPage: formatNumber(staticPage, millisecondsUnit),
    ratio: '',
    verdict: formatVerdict(site, staticPage + maxExtraTbtMs, millisecondsUnit),
  }
}

function createRepeatVisitFigure(page: string, { site, staticPage }: PageVisits): Figure {
  const measured = median(site.map(({ again }) => again.lcp))
  const first = median(listFirstValues(site, 'lcp'))
  const staticRatio =
    median(staticPage.map(({ again }) => again.lcp)) / median(listFirstValues(staticPage, 'lcp'))
  return {
    name: `LCP of a repeat visit, ${page}`,
    limit: `≤ ${maxRepeatLcpRatio} × first`,
    site: formatNumber(measured, millisecondsUnit),
    staticPage: `${staticRatio.toFixed(2)} × its first`,
    ratio: (measured / first).toFixed(2),
    verdict: formatVerdict(measured, first * maxRepeatLcpRatio, millisecondsUnit),
  }
}

function listFirstValues(visits: readonly VisitPair[], key: 'fcp' | 'lcp' | 'tbt' | 'cls'): number[] {
  return visits.map(({ first }: { first: PageLoad }) => first[key])
}
