/** How urgent a response is, 0 (first) to 7, and whether its parts are of use before the whole has come (RFC 9218). */
export type Priority = { urgency: number; incremental: boolean }

const usual: Priority = { urgency: 3, incremental: false }

/** Reads the `priority` request header, such as 'u=1, i'; what is missing or malformed is as usual. */
export function parsePriority(header: string | undefined): Priority {
  const parts = (header ?? '').split(',').map((part) => part.trim())
  const urgency = parts.map((part) => /^u=([0-7])$/.exec(part)?.[1]).find((digit) => digit !== undefined)
  const incremental = parts.some((part) => part === 'i' || part === 'i=?1')
  return { urgency: urgency === undefined ? usual.urgency : Number(urgency), incremental }
}

// The weights by which Chromium writes urgencies 0 to 7 into HTTP/2's older PRIORITY frames.
const weights = [256, 220, 183, 147, 110, 74, 37, 1]

/** The urgency that a PRIORITY frame means: Chromium sends one when a picture turns out to be in view. */
export function urgencyOfWeight(weight: number): number {
  const distances = weights.map((one) => Math.abs(one - weight))
  return distances.indexOf(Math.min(...distances))
}
