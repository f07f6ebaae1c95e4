import { expect, test } from 'vitest'
import { normalizeAddress } from '../../functions/events/confirmationTimes'

test.each([
  ['ADA@Example.ORG', 'ada@example.org'],
  ['ada+shop@example.org', 'ada@example.org'],
  ['ada+a+b@example.org', 'ada@example.org'],
  ['Ada+TAG@mail.example.co.uk', 'ada@mail.example.co.uk'],
  ['ada@example.org.', 'ada@example.org'],
  ['ada@example。co.uk', 'ada@example.co.uk'],
  ['ada@Bücher.example', 'ada@xn--bcher-kva.example'],
  ['a.da@example.org', 'a.da@example.org'],
])('confirmations to %s are counted with those to %s', (email, counted) => {
  expect(normalizeAddress(email)).toBe(counted)
})
