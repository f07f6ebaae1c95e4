import { formatLimitCheck, formatNumber, type UnitNumberFormat } from './figure'
import { renderMarkdownTable } from './renderMarkdownTable'

/** A figure of a report; one without a limit is only reported. */
export type BenchFigure = { name: string; value: number; unit: UnitNumberFormat; limit?: number }

/** Renders a Markdown table of figures, each with its limit, if it has one. */
export function renderFigureTable(figures: readonly BenchFigure[]): string {
  return renderMarkdownTable(['Figure', 'Limit', 'Measured', 'Verdict'], figures.map(toRow))
}

function toRow({ name, value, unit, limit }: BenchFigure): string[] {
  const measured = formatNumber(value, unit)
  if (limit === undefined) return [name, '', measured, '']
  return [name, `≤ ${formatNumber(limit, unit)}`, measured, formatLimitCheck(value, limit, unit)]
}
