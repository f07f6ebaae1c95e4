import { expect, test } from 'vitest'
import { parseRetryAfter } from '../../functions/push/parseRetryAfter'

const now = Date.UTC(2026, 10, 25, 12)
const minuteMs = 60_000

test.each([
  ['120', 2 * minuteMs],
  [' 120 ', 2 * minuteMs],
  ['Wed, 25 Nov 2026 12:30:00 GMT', 30 * minuteMs],
  ['0', minuteMs],
  ['Wed, 25 Nov 2026 11:00:00 GMT', minuteMs],
  ['86400', 360 * minuteMs],
  ['Thu, 26 Nov 2026 12:00:00 GMT', 360 * minuteMs],
])('Retry-After %j is a pause of %i ms: at least a minute, at most six hours', (header, pauseMs) =>
  expect(parseRetryAfter(header, now)).toBe(pauseMs),
)

test.each([undefined, '', 'soon'])('Retry-After %j asks for no pause', (header) =>
  expect(parseRetryAfter(header, now)).toBeNull(),
)
