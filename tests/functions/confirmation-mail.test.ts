import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { renderConfirmationMail } from '../../functions/mail/renderConfirmationMail'
import { defaultCalendar } from '../../domain/opening-hours/calendar'
import { businessDetails } from '../../domain/site/businessDetails'
import { nameRequestLines } from '../../domain/sent-items/nameRequestLines'
import type { SentItem } from '../../domain/sent-items/sentItem'
import { findProduct } from '../domain/sent-items/createSentItem'
import { mailTime as now, sampleItem, statusUrl } from '../sampleMails'

const renderConfirmation = (change: Partial<SentItem> = {}, { time = now, isAddressProved = true } = {}) => {
  const item = { ...sampleItem, ...change }
  const lines = nameRequestLines(item, findProduct)
  return renderConfirmationMail({
    item,
    lines,
    statusUrl,
    now: time,
    calendar: defaultCalendar,
    isAddressProved,
  })
}

describe('the confirmation to a sender', () => {
  test('has what was sent, the reference, when the reply is due and the link to its status', () => {
    const { subject, text, html, replyTo } = renderConfirmation()
    expect(subject).toBe('Your request ABC234 at Arielle Organics')
    expect(text).toContain('Hello Ada Obi,')
    expect(text).toContain("We'll reply by Monday, 9 March 2026 at 14:35 at the latest.")
    expect(text).toContain('What you asked for:\n- 1.5 kg Shea Butter')
    expect(renderConfirmation({ deliveryArea: 'Yaba' }).text).toContain('\nDelivery to: Yaba\n')
    expect(text).toContain(`\n${statusUrl}\n`)
    expect(html).toContain(`href="${statusUrl}"`)
    expect(replyTo).toBe(businessDetails.email)
  })

  test('apologizes if it could only be sent after the reply was due', () => {
    const { text } = renderConfirmation({}, { time: new Date('2026-03-09T15:00+01:00') })
    expect(text).toContain('our reply is late. It was due on Monday, 9 March 2026 at 14:35')
  })

  test("has none of the sender's numbers, since the address may be a stranger's", () => {
    const { text, html } = renderConfirmation()
    expect(text + html).not.toMatch(/0803|803 765/)
  })

  test.each(['Win at https://evil.example', 'Visit evil.example', 'a@evil', 'call evil/now'])(
    'greets nobody by a name that could be an advertisement: %s',
    (name) => {
      const { text } = renderConfirmation({ sender: { ...sampleItem.sender, name } })
      expect(text).toContain('\nHello,\n')
      expect(text).not.toContain('evil')
    },
  )
})

describe('the confirmation to an address that nobody has proved', () => {
  const renderUnproved = (change: Partial<SentItem> = {}) =>
    renderConfirmation(change, { isAddressProved: false })

  test('has the products of the catalogue, the reference, the times and the link, and says what it leaves out', () => {
    const { subject, text } = renderUnproved()
    expect(subject).toBe('Your request ABC234 at Arielle Organics')
    expect(text).toContain('\nHello,\n')
    expect(text).toContain('Reference: ABC234\nSent: Monday, 9 March 2026 at 13:50')
    expect(text).toContain('What you asked for:\n- 1.5 kg Shea Butter\n- 1 litre Argan Oil')
    expect(text).toContain("this e-mail doesn't repeat what was written")
    expect(text).toContain(`\n${statusUrl}\n`)
  })

  test('holds no word that the sender typed, wherever it was typed', () => {
    // No word of the mail's own consists of these letters.
    const word = fc.string({
      unit: fc.constantFrom('q', 'x', 'z', 'j', 'v', 'k'),
      minLength: 5,
      maxLength: 12,
    })
    const words = fc.array(word, { minLength: 1, maxLength: 5 }).map((list) => list.join(' '))
    fc.assert(
      fc.property(words, words, words, fc.boolean(), (name, subject, written, isRequest) => {
        const change: Partial<SentItem> = {
          ...(isRequest ? {} : { kind: 'enquiries', items: [] }),
          sender: { ...sampleItem.sender, name },
          subject,
          deliveryArea: subject,
          text: `${sampleItem.text}\n${written}`,
        }
        const mail = renderUnproved(change)
        const parts = `${mail.subject}\n${mail.text}\n${mail.html}`
        for (const typed of `${name} ${subject} ${written}`.split(' ')) expect(parts).not.toContain(typed)
      }),
    )
  })
})
