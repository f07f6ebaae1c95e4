import type { QuotesResult } from '../desk/measureQuotes'
import { describeMachine } from './describeMachine'
import { millisecondsNumberFormat } from './figure'
import { renderFigureTable } from './renderFigureTable'
import { median } from './statistics'

/** Renders a Markdown report of quotes and conversations at the desk: each figure with its limit. */
export function renderQuotesReport(result: QuotesResult, now = new Date()): string {
  const { quoteKeys, threadReads, runs, firestore, chromium } = result
  return [
    `${now.toISOString().slice(0, 10)}, quotes at the desk, medians of ${runs}; Chromium ${chromium}, Firestore: ${firestore}.\n${describeMachine()}.`,
    renderFigureTable([
      {
        name: 'a key in a quote of 60 lines, to the next paint, processor slowed 4 times',
        ...{
          value: median(quoteKeys.map(({ painted }) => median(painted))),
          unit: millisecondsNumberFormat,
          limit: 24,
        },
      },
      {
        name: 'documents of opening an item with 50 replies',
        ...{
          value: median(threadReads.map(({ documents }) => documents)),
          unit: { digits: 0, name: '' },
          limit: 60,
        },
      },
    ]),
  ].join('\n\n')
}
