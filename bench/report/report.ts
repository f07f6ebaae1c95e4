import type { Measured } from '../measureSite'
import { pages } from '../pages'
import type { Figure } from './figure'
import { interactionFigures } from './interactionFigures'
import { byteFigures, byteHeader, byteRow, loadFigures } from './loadFigures'
import { machine } from './machine'
import { table } from './table'

const header = ['Figure', 'Limit', 'Site', 'Static page', 'Ratio', 'Verdict']

/** When, where and with what was measured. */
export function heading(chromium: string, runs: number, now = new Date()): string {
  const when = now.toISOString().slice(0, 10)
  return `${when}, Chromium ${chromium}, medians of ${runs} unless the line says otherwise; Slow 4G, processor slowed 4 times.\n${machine()}.\n`
}

/** All that was measured of the site, as Markdown. */
export function siteReport({ visits, interactions, bareKeys, emptyPaths }: Measured): string {
  const figures = visits.flatMap(({ name, visits: ofPage }) => [
    ...loadFigures(pages[name], ofPage),
    ...(name === 'store' ? byteFigures(pages[name], ofPage) : []),
  ])
  const felt = interactions.length > 0 ? interactionFigures(interactions, bareKeys) : []
  const bytes = visits.flatMap(({ name, visits: ofPage }) => [
    byteRow(pages[name], ofPage.site),
    byteRow(`${pages[name]} static`, ofPage.staticPage),
  ])
  return [
    figureTable([...figures, ...felt]),
    ...(bytes.length > 0 ? [table(byteHeader, bytes)] : []),
    ...(emptyPaths.length > 0 ? [emptyNote(emptyPaths)] : []),
  ].join('\n\n')
}

/** The figures as a table in Markdown. */
export function figureTable(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, limit, site, staticPage, ratio, verdict }) => [
    name,
    limit,
    site,
    staticPage,
    ratio,
    verdict,
  ])
  return table(header, rows)
}

function emptyNote(paths: readonly string[]): string {
  return `The build's HTML is empty for ${paths.join(', ')}: the static page shows what the program draws there.`
}
