import { lagosOffsetMs } from './lagosOffset'
import { formatLagosTimestamp } from './lagosTime'

/** A time as a field of the type datetime-local has it, in Lagos: '2026-11-21T14:35'. */
export function formatLagosInput(timeMs: number): string {
  return formatLagosTimestamp(timeMs).replace(' ', 'T')
}

/** Parses what a field of the type datetime-local has, as a time in Lagos in milliseconds; null if it has none. */
export function parseLagosInput(text: string): number | null {
  const timeMs = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text) ? Date.parse(`${text.slice(0, 16)}Z`) : NaN
  return Number.isNaN(timeMs) ? null : timeMs - lagosOffsetMs
}
