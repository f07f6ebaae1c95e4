import type { SiteMeasurements } from '../measureSite'
import { pagePaths } from '../pagePaths'
import { renderLighthouseReport } from '../lighthouse/renderLighthouseReport'
import type { BenchResultRow } from './figure'
import { createInteractionResultRows } from './createInteractionResultRows'
import {
  createDownloadSizeResultRows,
  byteCountTableHeader,
  createByteCountTableRow,
  createPageLoadResultRows,
} from './createPageLoadResultRows'
import { describeMachine } from './describeMachine'
import { renderMarkdownTable } from './renderMarkdownTable'

const columns = ['Figure', 'Limit', 'Site', 'Static page', 'Hand-written page', 'Ratio', 'Verdict']

/** Renders the date, browser and machine of the measurement. */
export function renderHeading(chromium: string, runs: number, now = new Date()): string {
  const when = now.toISOString().slice(0, 10)
  return `${when}, Chromium ${chromium}, medians of ${runs} unless the line says otherwise; Slow 4G, processor slowed 4 times.\n${describeMachine()}.\n`
}

export function renderSitePerformanceReport({
  visits,
  interactions,
  staticPageKeys,
  lighthouse,
  emptyPaths,
}: SiteMeasurements): string {
  const figures = visits.flatMap(({ name, visits: pageVisits }) => [
    ...createPageLoadResultRows(pagePaths[name], pageVisits),
    ...(name === 'store' ? createDownloadSizeResultRows(pagePaths[name], pageVisits) : []),
  ])
  const interactionRows =
    interactions.length > 0 ? createInteractionResultRows(interactions, staticPageKeys) : []
  const bytes = visits.flatMap(({ name, visits: pageVisits }) => [
    createByteCountTableRow(pagePaths[name], pageVisits.site),
    createByteCountTableRow(`${pagePaths[name]} static`, pageVisits.staticPage),
    createByteCountTableRow(`${pagePaths[name]} hand-written`, pageVisits.handWritten),
  ])
  return [
    renderBenchResultTable([...figures, ...interactionRows]),
    ...(lighthouse.length > 0 ? [renderLighthouseReport(lighthouse)] : []),
    ...(bytes.length > 0 ? [renderMarkdownTable(byteCountTableHeader, bytes)] : []),
    ...(emptyPaths.length > 0 ? [renderEmptyNote(emptyPaths)] : []),
  ].join('\n\n')
}

export function renderBenchResultTable(figures: readonly BenchResultRow[]): string {
  const rows = figures.map(({ name, limit, site, staticPage, handWritten, ratio, verdict }) => [
    ...[name, limit, site, staticPage, handWritten, ratio, verdict],
  ])
  return renderMarkdownTable(columns, rows)
}

function renderEmptyNote(paths: readonly string[]): string {
  return `The build's HTML is empty for ${paths.join(', ')}: the static page shows what the program draws there.`
}
