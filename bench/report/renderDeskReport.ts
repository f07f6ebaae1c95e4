import type { DeskResult } from '../desk/measureDesk'
import { describeMachine } from './describeMachine'
import { formatLimitCheck, formatNumber } from './figure'
import { type DeskFigure, listDeskFigures } from './listDeskFigures'
import { renderMarkdownTable } from './renderMarkdownTable'

/** Renders a Markdown report of the desk: each figure with its limit, if it has one. */
export function renderDeskReport(result: DeskResult, now = new Date()): string {
  const { runs, firestore, chromium } = result
  return [
    `${now.toISOString().slice(0, 10)}, the desk, medians of ${runs} unless the line says otherwise; Chromium ${chromium}, Firestore: ${firestore}.\n${describeMachine()}.`,
    renderMarkdownTable(['Figure', 'Limit', 'Measured', 'Verdict'], listDeskFigures(result).map(toRow)),
  ].join('\n\n')
}

function toRow({ name, value, unit, limit }: DeskFigure): string[] {
  const measured = formatNumber(value, unit)
  if (limit === undefined) return [name, '', measured, '']
  return [name, `≤ ${formatNumber(limit, unit)}`, measured, formatLimitCheck(value, limit, unit)]
}
