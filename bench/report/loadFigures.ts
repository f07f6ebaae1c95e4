import type { Load, Visit } from '../measure/load'
import { kinds, type Tally } from '../serve/tally'
import { alone, type Figure, kilobytes, milliseconds, shift, verdict, written } from './figure'
import { median } from './statistics'

/** The visits to one page of the site and to its static page, in turn. */
export type PageVisits = { site: Visit[]; staticPage: Visit[] }

const largestRatio = 1.05
const againRatio = 0.5
const blockingRoomMs = 60
const firstVisitLimit = 230
const againLimit = 10

/** What the loading of one page is measured by. */
export function loadFigures(page: string, visits: PageVisits): Figure[] {
  return [
    firstPaint(page, visits),
    largestPaint(page, visits),
    blocking(page, visits),
    alone(`CLS, ${page} (worst)`, Math.max(...firsts(visits.site, 'cls')), 0, shift),
    repeatVisit(page, visits),
  ]
}

/** The bytes of the list that have a limit: of the first visit as the browser counts them, then all that was sent. */
export function byteFigures(page: string, { site }: PageVisits): Figure[] {
  const first = median(site.map((visit) => visit.first.downloaded)) / 1000
  const again = median(site.map((visit) => visit.again.bytes.line)) / 1000
  return [
    alone(`bytes, first visit, ${page}`, first, firstVisitLimit, kilobytes),
    alone(`bytes, repeat visit, ${page}, with TLS and service worker`, again, againLimit, kilobytes),
  ]
}

/** What a first visit downloads, by kind, in kB: a row of the table of bytes. */
export function byteRow(page: string, visits: readonly Visit[]): string[] {
  const mid = (bytesOf: (tally: Tally) => number) =>
    (median(visits.map(({ first }) => bytesOf(first.bytes))) / 1000).toFixed(1)
  return [page, ...kinds.map((kind) => mid(({ page }) => page[kind])), mid(rest), mid(({ worker }) => worker)]
}

/** The header of that table. */
export const byteHeader = ['kB, first visit', ...kinds, 'headers and TLS', 'service worker']

function rest({ page, worker, line }: Tally): number {
  return line - worker - kinds.reduce((total, kind) => total + page[kind], 0)
}

function firstPaint(page: string, visits: PageVisits): Figure {
  return { ...compared(`FCP, ${page}`, visits, 'fcp'), limit: '', verdict: '' }
}

function largestPaint(page: string, visits: PageVisits): Figure {
  const limit = median(firsts(visits.staticPage, 'lcp')) * largestRatio
  const measured = median(firsts(visits.site, 'lcp'))
  return {
    ...compared(`LCP, ${page}`, visits, 'lcp'),
    limit: `≤ ${largestRatio} × static`,
    verdict: verdict(measured, limit, milliseconds),
  }
}

function compared(name: string, visits: PageVisits, key: 'fcp' | 'lcp') {
  const site = median(firsts(visits.site, key))
  const staticPage = median(firsts(visits.staticPage, key))
  return {
    name,
    site: written(site, milliseconds),
    staticPage: written(staticPage, milliseconds),
    ratio: (site / staticPage).toFixed(2),
  }
}

function blocking(page: string, visits: PageVisits): Figure {
  const site = Math.min(...firsts(visits.site, 'tbt'))
  const staticPage = Math.min(...firsts(visits.staticPage, 'tbt'))
  return {
    name: `TBT, ${page} (best)`,
    limit: `≤ static + ${blockingRoomMs} ms`,
    site: written(site, milliseconds),
    staticPage: written(staticPage, milliseconds),
    ratio: '',
    verdict: verdict(site, staticPage + blockingRoomMs, milliseconds),
  }
}

function repeatVisit(page: string, { site, staticPage }: PageVisits): Figure {
  const measured = median(site.map(({ again }) => again.lcp))
  const first = median(firsts(site, 'lcp'))
  const staticRatio = median(staticPage.map(({ again }) => again.lcp)) / median(firsts(staticPage, 'lcp'))
  return {
    name: `LCP of a repeat visit, ${page}`,
    limit: `≤ ${againRatio} × first`,
    site: written(measured, milliseconds),
    staticPage: `${staticRatio.toFixed(2)} × its first`,
    ratio: (measured / first).toFixed(2),
    verdict: verdict(measured, first * againRatio, milliseconds),
  }
}

function firsts(visits: readonly Visit[], key: 'fcp' | 'lcp' | 'tbt' | 'cls'): number[] {
  return visits.map(({ first }: { first: Load }) => first[key])
}
