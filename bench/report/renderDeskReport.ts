import type { DeskResult } from '../desk/measureDesk'
import { describeMachine } from './describeMachine'
import { listDeskFigures } from './listDeskFigures'
import { renderFigureTable } from './renderFigureTable'

/** Renders a Markdown report of the desk: each figure with its limit, if it has one. */
export function renderDeskReport(result: DeskResult, now = new Date()): string {
  const { runs, firestore, chromium } = result
  return [
    `${now.toISOString().slice(0, 10)}, the desk, medians of ${runs} unless the line says otherwise; Chromium ${chromium}, Firestore: ${firestore}.\n${describeMachine()}.`,
    renderFigureTable(listDeskFigures(result)),
  ].join('\n\n')
}
