import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDeliveryArea, splitDeliveryArea } from '../../../domain/sent-items/deliveryArea'
import { readRequestLines } from '../../../domain/sent-items/readRequestLines'
import { parseSentItem } from '../../../domain/sent-items/sentItem'
import { createReplyLines } from '../../../domain/replies/replyLine'
import { findProduct } from './createSentItem'

describe('the delivery area of a request', () => {
  test('is the last line of its text', () =>
    expect(addDeliveryArea('1.5 kg Shea Butter', 'Yaba')).toBe('1.5 kg Shea Butter\nDelivery to: Yaba'))

  test.each([
    ['2 kg Cloves\nDelivery to: Yaba', '2 kg Cloves', 'Yaba'],
    ['2 kg Cloves\r\nDelivery to:  Yaba, Lagos \n', '2 kg Cloves', 'Yaba, Lagos'],
    ['Delivery to: Yaba', '', 'Yaba'],
    ['2 kg Cloves', '2 kg Cloves', ''],
    ['2 kg Cloves\nDelivery to: ', '2 kg Cloves\nDelivery to: ', ''],
    ['Delivery to: Yaba\n2 kg Cloves', 'Delivery to: Yaba\n2 kg Cloves', ''],
    ['Free Delivery to: Yaba', 'Free Delivery to: Yaba', ''],
    ['', '', ''],
  ])('is read from %j', (text, list, area) => expect(splitDeliveryArea(text)).toEqual({ list, area }))

  test('comes back as it was added, whatever the list', () => {
    const line = fc
      .string({ minLength: 1 })
      .map((text) => text.replace(/\s/g, ''))
      .filter(Boolean)
    fc.assert(
      fc.property(fc.array(line, { minLength: 1 }), line, (lines, area) => {
        const list = lines.join('\n')
        expect(splitDeliveryArea(addDeliveryArea(list, area))).toEqual({ list, area })
      }),
    )
  })

  const stored = {
    uid: 'u',
    status: 'new',
    createdAt: new Date(0),
    list: '1.5 kg Shea Butter\nDates: 5\nDelivery to: Yaba',
    items: ['1:3'],
  }
  const request = parseSentItem({ kind: 'requests', id: 'r' }, stored) ?? expect.fail()

  test('is not one of its lines, neither for staff nor in a reply', () => {
    expect(request).toMatchObject({ deliveryArea: 'Yaba', text: '1.5 kg Shea Butter\nDates: 5' })
    const texts = ['1.5 kg Shea Butter', 'Dates: 5']
    expect(readRequestLines(request, findProduct).map(({ text }) => text)).toEqual(texts)
    expect(createReplyLines(request, findProduct).map(({ text }) => text)).toEqual(texts)
  })

  test('is none of an enquiry, whatever it says', () => {
    const message = 'How much is it?\nDelivery to: Yaba'
    const enquiry = parseSentItem({ kind: 'enquiries', id: 'e' }, { ...stored, message })
    expect(enquiry).toMatchObject({ deliveryArea: '', text: message })
  })
})
