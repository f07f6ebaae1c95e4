import { expect, test } from 'vitest'
import { addInternationalNumbers } from '../../functions/sent-items/internationalNumbers'
import { toSearchFields } from '../../functions/sent-items/searchFields'
import { getWhatsAppReplyUrl } from '../../domain/replies/replyLinks'
import { getNumber } from '../../domain/sent-items/internationalPhoneNumber'
import { createSentItem } from '../domain/sent-items/createSentItem'

const createItem = (phone: string, whatsapp = '') => {
  const sender = { name: 'Ada', phone, whatsapp, email: '' }
  return addInternationalNumbers(createSentItem({ sender }))
}

test.each([
  [true, '+2348030000009', ['0803 000 0009', '8030000009', '+234 (0)803-000-0009', '2340803 000 0009']],
  [true, '+2348030000009', ['00234 803 000 0009', '2348030000009', '+2340803 0000009']],
  [true, '+447911123456', ['+44 (0)7911 123456', '+44 07911 123456', '0044 7911 123456', '447911123456']],
  [false, '+447700900123', ['+44 (0)7700 900123', '+4407700900123']],
  [false, '+442079460000', ['+44 20 7946 0000', '0044 (0)20 7946 0000']],
  [true, '+12025550142', ['+1 202-555-0142', '1 202 555 0142']],
  [false, '+23412345678', ['01 234 5678', '+234 1 234 5678']],
  [false, '+2345678', ['234 5678']],
])('whether mobile: %s. %s has one normal form, however it is typed', (isMobile, e164, spellings) => {
  for (const typed of spellings) {
    const item = createItem(typed, typed)
    const number = { e164, isMobile }
    expect(toSearchFields(item)).toMatchObject({
      contactKeys: [`phone:${e164}`],
      numbers: { phone: number, whatsapp: number },
    })
    expect(item.sender.phone).toBe(typed)
    expect(getWhatsAppReplyUrl(getNumber(item.sender, 'whatsapp'), '')).toBe(`https://wa.me/${e164.slice(1)}`)
  }
})

test('an item without a number has no field for one', () =>
  expect(toSearchFields(createItem(''))).not.toHaveProperty('numbers'))
