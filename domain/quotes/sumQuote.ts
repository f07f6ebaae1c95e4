import type { Quote, QuoteLine } from './quote'

/** What a line costs in whole kobo; 0 if it is not available. Half of an odd price is rounded up. */
export function getLineAmount({ halves, kobo, mark }: Pick<QuoteLine, 'halves' | 'kobo' | 'mark'>): number {
  return mark === 'available' ? Math.round((halves * kobo) / 2) : 0
}

/** The sum of a quote in whole kobo. It is never stored. */
export function sumQuote({ lines, extras }: Pick<Quote, 'lines' | 'extras'>): number {
  const amounts = [...lines.map(getLineAmount), ...extras.map(({ kobo }) => kobo)]
  return amounts.reduce((sum, kobo) => sum + kobo, 0)
}
