import type { SiteMeasurements } from '../measureSite'
import { pagePaths } from '../pagePaths'
import type { Figure } from './figure'
import { createInteractionFigures } from './createInteractionFigures'
import { createByteFigures, byteTableHeader, createByteRow, createLoadFigures } from './createLoadFigures'
import { describeMachine } from './describeMachine'
import { renderMarkdownTable } from './renderMarkdownTable'

const columns = ['Figure', 'Limit', 'Site', 'Static page', 'Ratio', 'Verdict']

/** Renders the date, browser and machine of the measurement. */
export function renderHeading(chromium: string, runs: number, now = new Date()): string {
  const when = now.toISOString().slice(0, 10)
  return `${when}, Chromium ${chromium}, medians of ${runs} unless the line says otherwise; Slow 4G, processor slowed 4 times.\n${describeMachine()}.\n`
}

/** Renders the measurements of the site as Markdown. */
export function renderSiteReport({
  visits,
  interactions,
  staticPageKeys,
  emptyPaths,
}: SiteMeasurements): string {
  const figures = visits.flatMap(({ name, visits: pageVisits }) => [
    ...createLoadFigures(pagePaths[name], pageVisits),
    ...(name === 'store' ? createByteFigures(pagePaths[name], pageVisits) : []),
  ])
  const interactionRows =
    interactions.length > 0 ? createInteractionFigures(interactions, staticPageKeys) : []
  const bytes = visits.flatMap(({ name, visits: pageVisits }) => [
    createByteRow(pagePaths[name], pageVisits.site),
    createByteRow(`${pagePaths[name]} static`, pageVisits.staticPage),
  ])
  return [
    renderFigureTable([...figures, ...interactionRows]),
    ...(bytes.length > 0 ? [renderMarkdownTable(byteTableHeader, bytes)] : []),
    ...(emptyPaths.length > 0 ? [renderEmptyNote(emptyPaths)] : []),
  ].join('\n\n')
}

/** Renders figures as a Markdown table. */
export function renderFigureTable(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, limit, site, staticPage, ratio, verdict }) => [
    name,
    limit,
    site,
    staticPage,
    ratio,
    verdict,
  ])
  return renderMarkdownTable(columns, rows)
}

function renderEmptyNote(paths: readonly string[]): string {
  return `The build's HTML is empty for ${paths.join(', ')}: the static page shows what the program draws there.`
}
