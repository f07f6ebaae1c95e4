import { expect, test } from 'vitest'
import { isOutcomeUnknown, parseResentMails } from '../../../domain/deliveries/failedMails'
import { toMailDeliveryError } from '../../../functions/mail/mailDeliveryError'

test('an e-mail may have arrived if its server did not confirm it, or if sending was interrupted', () => {
  for (const isWritten of [true, false]) {
    const { message, mayHaveArrived: isUnknown } = toMailDeliveryError(new Error('ended'), isWritten)
    expect(isOutcomeUnknown({ error: message })).toBe(isUnknown)
  }
  expect(isOutcomeUnknown({ error: 'Sending was interrupted, so it may or may not have arrived.' })).toBe(
    true,
  )
  expect(isOutcomeUnknown({ error: 'The mail server refused the address (550).' })).toBe(false)
  expect(isOutcomeUnknown({ mayHaveArrived: true, error: 'The mail server could not be reached.' })).toBe(
    true,
  )
})

test.each([
  [
    { restarted: 2, left: 0 },
    { restarted: 2, left: 0 },
  ],
  [{ restarted: '2', left: 0 }, null],
  [null, null],
])('the answer %j is read as %j', (body, resent) => expect(parseResentMails(body)).toEqual(resent))
