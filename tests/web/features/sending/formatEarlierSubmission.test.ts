import { expect, test } from 'vitest'
import { defaultCalendar } from '../../../../domain/opening-hours/calendar'
import { formatEarlierSubmission } from '../../../../web/features/sending/formatEarlierSubmission'

const id = 'ABC234defghijklmnopq'
const lagos = (time: string) => Date.parse(`2026-03-${time}+01:00`)

test.each([
  [
    'requests',
    '09T13:50',
    '09T13:51',
    'Your request ABC234 was sent today at 13:50. Expect our reply by 14:35.',
  ],
  ['enquiries', '09T13:50', '09T15:00', 'Your message ABC234 was sent today at 13:50.'],
  [
    'requests',
    '08T12:00',
    '08T13:00',
    "Your request ABC234 was sent today at 12:00. We're closed now. Expect our reply by 09:45 on Monday.",
  ],
  [
    'requests',
    '08T12:00',
    '09T09:10',
    'Your request ABC234 was sent on Sunday at 12:00. Expect our reply by 09:45.',
  ],
] as const)('%s sent on %s, on %s: %s', (kind, sentAt, now, text) =>
  expect(formatEarlierSubmission({ kind, id }, lagos(sentAt), lagos(now), defaultCalendar)).toBe(text),
)
