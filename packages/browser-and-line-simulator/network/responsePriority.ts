/** The priority of a response (RFC 9218); urgency 0 is first, 7 is last. */
export type HttpResponsePriority = { urgency: number; incremental: boolean }

const defaultPriority: HttpResponsePriority = { urgency: 3, incremental: false }

/** Parses the `priority` request header, such as 'u=1, i'. Missing or malformed parts get default values. */
export function parsePriorityHeader(header: string | undefined): HttpResponsePriority {
  const parts = (header ?? '').split(',').map((part) => part.trim())
  const urgency = parts.map((part) => /^u=([0-7])$/.exec(part)?.[1]).find((digit) => digit !== undefined)
  const incremental = parts.some((part) => part === 'i' || part === 'i=?1')
  return { urgency: urgency === undefined ? defaultPriority.urgency : Number(urgency), incremental }
}

// Chromium's weights in HTTP/2 PRIORITY frames for the urgencies 0 to 7.
const http2Weights = [256, 220, 183, 147, 110, 74, 37, 1]

/** Converts an HTTP/2 PRIORITY weight, which Chromium sends when a picture enters the viewport, to an urgency. */
export function toUrgency(weight: number): number {
  const distances = http2Weights.map((candidate) => Math.abs(candidate - weight))
  return distances.indexOf(Math.min(...distances))
}
