import { expect, test } from 'vitest'
import { listContactKeys } from '../../../domain/sent-items/contactKeys'

const nobody = { phone: '', whatsapp: '', email: '' }

test.each([
  ['0803 123 4567'],
  ['8031234567'],
  ['+234 (0) 803-123-4567'],
  ['00234 803 123 4567'],
  ['2348031234567'],
])('the number %s has the key of its international form', (phone) =>
  expect(listContactKeys({ ...nobody, phone })).toEqual(['phone:+2348031234567']),
)

test('a number of another country keeps its code, and an address is in lower case', () =>
  expect(listContactKeys({ ...nobody, phone: '+44 20 7946 0000', email: 'Ada.Obi@Example.COM' })).toEqual([
    'phone:+442079460000',
    'email:ada.obi@example.com',
  ]))

test('a number has the key of the international form that functions have stored', () => {
  const numbers = { phone: { e164: '+447700900123', isMobile: false } }
  expect(listContactKeys({ ...nobody, phone: '+44 07700 900123', numbers })).toEqual(['phone:+447700900123'])
})

test('each number is named once, and a sender without any has no key', () => {
  const contact = { phone: '08031234567', whatsapp: '+2348031234567', email: 'ada@example.com' }
  expect(listContactKeys(contact)).toEqual(['phone:+2348031234567', 'email:ada@example.com'])
  expect(listContactKeys({ ...contact, whatsapp: '0701 765 4321' })).toHaveLength(3)
  expect(listContactKeys(nobody)).toEqual([])
})
