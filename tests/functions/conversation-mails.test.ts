import { describe, expect, test } from 'vitest'
import { renderAcceptedMail } from '../../functions/mail/renderAcceptedMail'
import { renderAnswerMail } from '../../functions/mail/renderAnswerMail'
import { renderSenderReplyMail } from '../../functions/mail/renderSenderReplyMail'
import { businessDetails } from '../../domain/site/businessDetails'
import { findProduct } from '../domain/sent-items/createSentItem'
import {
  sampleAnswer,
  sampleDecline,
  sampleItem,
  sampleQuestion,
  sampleQuote,
  sampleQuoteReply,
  sampleSettings,
  siteUrl,
  statusUrl,
} from '../sampleMails'

const { calendar } = sampleSettings
const mailSubject = 'Your request ABC234 at Arielle Organics'

test("the mail with an answer has the staff's text first, who wrote it, what was asked and the link to its status", () => {
  const { subject, text, replyTo } = renderAnswerMail({
    item: sampleItem,
    reply: sampleAnswer,
    statusUrl,
    calendar,
    findProduct,
  })
  expect(subject).toBe(mailSubject)
  expect(text).toMatch(
    /^Our answer to your request\n\nYes, we have both\.\n\nShall we send them\?\n\nSola, Arielle Organics\n/,
  )
  expect(text).toContain(statusUrl)
  expect(text).toContain('You wrote on 9 March 2026:\n> 1.5 kg Shea Butter\n> 1 litre Argan Oil')
  expect(replyTo).toBe(businessDetails.email)
})

describe('the mail with a quote', () => {
  const item = sampleItem

  test('has each line with its price, the extras, the sum, until when it holds, and the link to answer', () => {
    const { text, html } = renderAnswerMail({
      item,
      reply: sampleQuoteReply,
      statusUrl,
      calendar,
      findProduct,
    })
    expect(text).toContain(`What it costs:
- Shea Butter, 1.5 kg × ₦2,500: ₦3,750
- <b>Raw honey</b>, 2: Not now

Delivery to Surulere: ₦3,000
Discount: −₦500
Total: ₦6,250

Fresh stock.

Valid until Tuesday, 10 March 2026 at 19:00 Lagos time.`)
    expect(text).toContain(`Answer This Quote:\n${statusUrl}`)
    expect(html).not.toContain('<b>Raw honey')
  })

  test('once it is accepted, repeats it with how to pay and collect, and leaves out what the shop has not written', () => {
    const { subject, text } = renderAcceptedMail({
      ...{ item, quote: sampleQuote, settings: sampleSettings, statusUrl, findProduct },
    })
    expect(subject).toBe(mailSubject)
    expect(text).toContain('Total: ₦6,250')
    expect(text).toContain('How to pay:\n> Pay to 0123456789, Sample Bank.\n\nCollection:\n> From 10:00.')
    expect(text).not.toContain('Delivery:\n')
  })

  test.each([
    ['A question about the request from Ada Obi', sampleQuestion, '> Half of the butter, please'],
    ['Quote accepted: request from Ada Obi', sampleQuoteReply, 'Total: ₦6,250'],
    ['Quote declined: request from Ada Obi', sampleDecline, '> No, thank you.'],
  ])('leads to what the sender says, which the business reads: %s', (title, reply, said) => {
    const mail = renderSenderReplyMail({ item, reply, siteUrl, calendar, findProduct })
    expect(mail.subject).toBe('Request from Ada Obi (ABC234)')
    expect(mail.text.split('\n')[0]).toBe(title)
    expect(mail.text).toContain(said)
    expect(mail.text).toContain(`${siteUrl}/staff/requests/${item.id}`)
  })
})
