/** Shown while the shop is open; `hour` is the closing hour, from 1 to 24. */
export function formatOpenUntil(hour: number): string {
  return `We're open until ${formatHour(hour)}`
}

/** Shown while the shop is closed; `day` is 'today' or 'on Monday', and `hour` is the opening hour, from 0 to 23. */
export function formatOpensAt(day: string, hour: number): string {
  return `We open ${day} at ${formatHour(hour)}`
}

// A morning hour needs no suffix: nobody expects a shop to open or close at night.
function formatHour(hour: number): string {
  return hour > 12 ? `${hour - 12} pm` : String(hour)
}
