import type { CatalogueResult } from '../catalogue/measureCatalogue'
import { describeMachine } from './describeMachine'
import { listCatalogueFigures } from './listCatalogueFigures'
import { renderFigureTable } from './renderFigureTable'

/** Renders a Markdown report of the catalogue in the business's hands: each figure with its limit, if it has one. */
export function renderCatalogueReport(result: CatalogueResult, now = new Date()): string {
  const { runs, firestore, chromium } = result
  return [
    `${now.toISOString().slice(0, 10)}, the catalogue of 10,000 products, medians of ${runs} unless the line says otherwise; Chromium ${chromium}, Firestore: ${firestore}.\n${describeMachine()}.`,
    renderFigureTable(listCatalogueFigures(result)),
  ].join('\n\n')
}
