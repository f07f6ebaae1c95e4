import { expect, test } from 'vitest'
import { parseResentMails } from '../../../domain/deliveries/failedMails'

test.each([
  [
    { restarted: 2, left: 0 },
    { restarted: 2, left: 0 },
  ],
  [{ restarted: '2', left: 0 }, null],
  [null, null],
])('the answer %j is read as %j', (body, resent) => expect(parseResentMails(body)).toEqual(resent))
