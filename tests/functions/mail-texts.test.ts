import { describe, expect, test } from 'vitest'
import { renderArrivalMail, renderArrivalsMail } from '../../functions/mail/renderArrivalMail'
import { renderDigestMail } from '../../functions/mail/renderDigestMail'
import { renderLateMail } from '../../functions/mail/renderLateMail'
import { createDigest } from '../../domain/digest/digest'
import { nameRequestLines } from '../../domain/sent-items/nameRequestLines'
import type { SentItem } from '../../domain/sent-items/sentItem'
import { createSentItem, findProduct } from '../domain/sent-items/createSentItem'
import { mailTime as now, renderAllMails, sampleItem, sampleSettings, siteUrl } from '../sampleMails'

const { calendar } = sampleSettings

const renderArrival = (change: Partial<SentItem> = {}) => {
  const { createdAt } = { ...sampleItem, ...change }
  const item = { ...sampleItem, waitingSince: createdAt, ...change }
  return renderArrivalMail({ item, lines: nameRequestLines(item, findProduct), siteUrl, now, calendar })
}

describe('the mail about a new item', () => {
  test('has the reference, the sender, when the reply is due and a link to the item at the desk', () => {
    const { subject, text, html, replyTo } = renderArrival()
    expect(subject).toBe('Request from Ada Obi (ABC234)')
    expect(html).toContain('>Reply due 14:35. 1.5 kg Shea Butter')
    expect(text).toContain('Reply due: Monday, 9 March 2026 at 14:35')
    expect(text).toContain(`${siteUrl}/staff/requests/${sampleItem.id}`)
    expect(html).toContain(`href="${siteUrl}/staff/requests/${sampleItem.id}"`)
    expect(replyTo).toBe('ada@example.com')
  })

  test('reaches the sender in one press, by WhatsApp, telephone or e-mail', () => {
    const { html } = renderArrival()
    expect(html).toContain('href="https://wa.me/2348037654321"')
    expect(html).toContain('href="tel:+2348031234567"')
    expect(html).toContain(
      'href="mailto:ada@example.com?subject=Your%20request%20ABC234%20at%20Arielle%20Organics"',
    )
  })

  test('says where to deliver, if the sender did', () => {
    expect(renderArrival({ deliveryArea: 'Yaba' }).text).toContain('\nDelivery to: Yaba\n')
    expect(renderArrival().text).not.toContain('Delivery')
  })

  test('leaves out what the sender did not give', () => {
    const sender = { name: '', phone: '08031234567', whatsapp: '', email: '' }
    const { subject, text, replyTo } = renderArrival({ sender })
    expect(subject).toBe('Request (ABC234)')
    expect(text).not.toMatch(/WhatsApp|E-mail:|reply to this e-mail/)
    expect(replyTo).toBeUndefined()
  })

  test('says when the reply is due on another day', () => {
    const createdAt = new Date('2026-03-08T12:00+01:00')
    expect(renderArrival({ createdAt }).html).toContain('>Reply due 09:45.')
    expect(renderArrival({ createdAt: new Date('2026-03-09T18:40+01:00') }).html).toContain(
      '>Reply due Tuesday at 09:25.',
    )
  })

  test('has the subject and the message of an enquiry', () => {
    const { text } = renderArrival({
      kind: 'enquiries',
      subject: 'Delivery',
      text: 'Do you deliver?',
      items: [],
    })
    expect(text).toContain('Subject: Delivery')
    expect(text).toContain('Their message:\n> Do you deliver?')
  })
})

describe('what was sent', () => {
  const products = 'What they need:\n- 1.5 kg Shea Butter\n- 1 litre Argan Oil'

  test('is a table of products if the text is the same list', () => {
    const { text } = renderArrival()
    expect(text).toContain(products)
    expect(text).not.toContain('own words')
  })

  test('is a table with units if the text is the same list as older pages write it', () => {
    const { text } = renderArrival({ text: 'Argan Oil: 1\nShea Butter: 1.5' })
    expect(text).toContain(products)
    expect(text).not.toContain('own words')
  })

  test('is the text alone if it has each product and more', () => {
    const { text } = renderArrival({ text: `${sampleItem.text}\n\nPlease bring change.` })
    expect(text).not.toContain(products)
    expect(text).toContain('own words:\n> 1.5 kg Shea Butter\n> 1 litre Argan Oil\n>\n> Please bring change.')
  })

  test('is shown whole by mail programs that cut a mail after 102 kB, even with 200 products', () => {
    const lines = Array.from({ length: 200 }, (_, index) => ({
      productId: String(index),
      name: 'Shea Butter, unrefined, cold pressed',
      count: 10.5,
      unit: 'bunch' as const,
    }))
    const item = { ...sampleItem, text: 'x'.repeat(5000) }
    const mail = renderArrivalMail({ item, lines, siteUrl, now, calendar })
    expect(Buffer.byteLength(mail.html)).toBeLessThan(102_000)
  })

  test('is both if the text names a product in other words or, among others, without its unit', () => {
    const { text } = renderArrival({ text: 'shea butter 1.5\n1 litre Argan Oil' })
    expect(text).toContain(products)
    expect(text).toContain('> shea butter 1.5')
    expect(renderArrival({ text: 'Shea Butter: 1.5\nArgan Oil: 1\nThank you' }).text).toContain(products)
  })
})

test('the mail about several new items lists twenty with a link each, and how many more there are', () => {
  const items = Array.from({ length: 25 }, () => sampleItem)
  const { subject, text, html } = renderArrivalsMail({ items, count: 1000, siteUrl, now, calendar })
  expect(subject).toBe('1000 new requests and enquiries')
  expect(text.match(/Request from Ada Obi\n {2}ABC234, reply due 14:35\n {2}https:/g)).toHaveLength(20)
  expect(html.split(`href="${siteUrl}/staff/requests/`)).toHaveLength(21)
  expect(text).toContain('… and 980 more.')
  expect(text).toContain(`${siteUrl}/staff\n`)
})

describe('the mail about late items', () => {
  const late = new Date('2026-03-09T14:47+01:00')

  test('names the only one, how late it is and that nobody has claimed it', () => {
    const { subject, text } = renderLateMail({ items: [sampleItem], count: 1, siteUrl, now: late, calendar })
    expect(subject).toBe('Request from Ada Obi (ABC234)')
    expect(text).toMatch(/^Late: request from Ada Obi\n/)
    expect(text).toContain('ABC234, due 14:35. Late by 12 min. Nobody has claimed it.')
  })

  test('counts several, and says who has claimed one', () => {
    const claimed = { ...sampleItem, claimedBy: { uid: 's', name: 'Sola' } }
    const { subject, text } = renderLateMail({
      items: [claimed, sampleItem],
      count: 2,
      siteUrl,
      now: late,
      calendar,
    })
    expect(subject).toBe('2 items are late')
    expect(text).toContain('Sola is answering.')
    expect(text).not.toContain('more.')
  })
})

describe('the morning summary by e-mail', () => {
  const morning = new Date('2026-03-10T09:00+01:00')
  const lateItem = { ...sampleItem, claimedBy: { uid: 's', name: 'Sola' } }
  const sentAt = new Date('2026-03-09T20:00+01:00')
  const newItem = { ...sampleItem, createdAt: sentAt, waitingSince: sentAt }
  const render = (items: SentItem[]) =>
    renderDigestMail({
      digest: createDigest(items, { now: morning.getTime(), calendar, isComplete: true }),
      siteUrl,
      now: morning,
      calendar,
    })

  test('has what waits, who holds it and what is late, each with a link, and how to end it', () => {
    const { subject, text } = render([lateItem, newItem])
    expect(subject).toBe('2 items are waiting for a reply')
    expect(text).toContain('1 is late. Sola has 1, nobody has claimed 1.')
    expect(text).toMatch(
      /Late\. Even .*:\n\n- Request from Ada Obi\n {2}ABC234, due Monday at 14:35\. Late by .*\. Sola is answering\.\n {2}https:/,
    )
    expect(text).toMatch(
      /Still in time:\n\n- Request from Ada Obi\n {2}ABC234, due 09:45\. 45 min left\. Nobody has claimed it\.\n {2}https:/,
    )
    expect(text).toContain(`${siteUrl}/staff\n`)
    expect(text).toContain('under Alerts, Morning summary. Choose Off there to end it.')
  })

  test('lists ten late items and ten others, and leaves out a list that is empty', () => {
    const { text } = render([...Array<SentItem>(12).fill(lateItem), ...Array<SentItem>(13).fill(newItem)])
    expect(text.match(/Request from/g)).toHaveLength(20)
    expect(text).toMatch(/… and 2 more\.[^]*… and 3 more\./)
    expect(render([newItem]).text).not.toContain('Late')
  })
})

test('each mail says why it was sent, without pictures, scripts or anything to load', () => {
  for (const { text, html } of renderAllMails(createSentItem())) {
    expect(text).toMatch(
      /\n-- \nArielle Organics\n[^]*(to its own address|If it wasn't you|because you chose it)/,
    )
    expect(html).not.toMatch(/<img|<script|<link|src=|url\(|@import/)
  }
})
