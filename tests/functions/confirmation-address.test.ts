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
  ['a.d-a@example.org', 'a.d-a@example.org'],
  ['A.d.a+Oil@GoogleMail.com', 'ada@gmail.com'],
  ['a.da@gmail.com.', 'ada@gmail.com'],
  ['a.d-a@mail.gmail.com', 'a.d-a@mail.gmail.com'],
  ['ada.o-shop@Yahoo.co.uk', 'ada.o@yahoo.co.uk'],
  ['ada-a-b@ymail.com', 'ada@ymail.com'],
  ['ada-shop@yahoo.example.org', 'ada-shop@yahoo.example.org'],
])('confirmations to %s are counted with those to %s', (email, counted) => {
  expect(normalizeAddress(email)).toBe(counted)
})
