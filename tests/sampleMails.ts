import type { RenderedMail } from '../functions/mail/mail'
import { renderAcceptedMail } from '../functions/mail/renderAcceptedMail'
import { renderAnswerMail } from '../functions/mail/renderAnswerMail'
import { renderArrivalMail, renderArrivalsMail } from '../functions/mail/renderArrivalMail'
import { renderConfirmationMail } from '../functions/mail/renderConfirmationMail'
import { renderDigestMail } from '../functions/mail/renderDigestMail'
import { renderLateMail } from '../functions/mail/renderLateMail'
import { renderSenderReplyMail } from '../functions/mail/renderSenderReplyMail'
import { defaultCalendar } from '../domain/opening-hours/calendar'
import type { Reply } from '../domain/conversation/reply'
import type { Quote } from '../domain/quotes/quote'
import { createDigest } from '../domain/digest/digest'
import { nameRequestLines } from '../domain/sent-items/nameRequestLines'
import type { ShopSettings } from '../domain/settings/shopSettings'
import type { SentItem } from '../domain/sent-items/sentItem'
import { createSentItem, findProduct } from './domain/sent-items/createSentItem'

export const siteUrl = 'https://shop.example'
export const statusUrl = `${siteUrl}/my-requests#status=token`

/** Monday 9 March 2026 at 13:51 in Lagos, a minute after the sample item was sent. */
export const mailTime = new Date('2026-03-09T13:51+01:00')

/** An answered request by Ada Obi, whom staff reach in three ways. */
export const sampleItem = createSentItem({
  sender: {
    name: 'Ada Obi',
    phone: '0803 123 4567',
    whatsapp: '+234 803 765 4321',
    email: 'ada@example.com',
  },
  items: [
    { productId: '1', halves: 3 },
    { productId: '2', halves: 2 },
  ],
  text: '1.5 kg Shea Butter\n1 litre Argan Oil',
  answer: { uid: 's', name: 'Sola', channel: 'email', text: 'Yes, we have both.\n\nShall we send them?' },
})

export const sampleQuote: Quote = {
  lines: [
    { productId: '1', words: '', halves: 3, kobo: 250_000, mark: 'available' },
    { productId: '', words: '<b>Raw honey</b>', halves: 4, kobo: 0, mark: 'notNow' },
  ],
  extras: [
    { text: 'Delivery to Surulere', kobo: 300_000 },
    { text: 'Discount', kobo: -50_000 },
  ],
  note: 'Fresh stock.',
  validUntil: new Date('2026-03-10T19:00+01:00'),
}

const written = { id: 'r', uid: 's', name: 'Sola', createdAt: mailTime }
export const sampleAnswer: Reply = {
  ...written,
  ...{ from: 'staff', kind: 'answer', channel: 'email' },
  ...{ text: 'Yes, we have both.\n\nShall we send them?', quote: null },
}
export const sampleQuoteReply: Reply = {
  ...written,
  ...{ from: 'staff', kind: 'quote', channel: 'email', text: '', quote: sampleQuote },
}
export const sampleQuestion: Reply = {
  ...{ ...written, name: 'Ada Obi' },
  ...{ from: 'sender', kind: 'question', channel: 'site', text: 'Half of the butter, please', quote: null },
}
export const sampleDecline: Reply = {
  ...{ ...written, name: 'Ada Obi' },
  ...{ from: 'sender', kind: 'decline', channel: 'site', text: 'No, thank you.', quote: null },
}
const sampleReplies = [sampleAnswer, sampleQuoteReply]
export const sampleSettings: ShopSettings = {
  calendar: defaultCalendar,
  payment: 'Pay to 0123456789, Sample Bank.',
  delivery: '',
  collection: 'From 10:00.',
}

export function renderAllMails(item: SentItem, now = mailTime): RenderedMail[] {
  const lines = nameRequestLines(item, findProduct)
  const items = [item, item]
  const { calendar } = sampleSettings
  return [
    renderArrivalMail({ item, lines, siteUrl, now, calendar }),
    renderArrivalsMail({ items, count: 2, siteUrl, now, calendar }),
    renderLateMail({ items: [item], count: 1, siteUrl, now, calendar }),
    renderLateMail({ items, count: 2, siteUrl, now, calendar }),
    renderConfirmationMail({ item, lines, statusUrl, now, calendar, isAddressProved: true }),
    renderConfirmationMail({ item, lines, statusUrl, now, calendar, isAddressProved: false }),
    ...sampleReplies.map((reply) => renderAnswerMail({ item, reply, statusUrl, calendar, findProduct })),
    renderAcceptedMail({ item, quote: sampleQuote, settings: sampleSettings, statusUrl, findProduct }),
    ...[sampleQuestion, sampleQuoteReply].map((reply) =>
      renderSenderReplyMail({ item, reply, siteUrl, calendar, findProduct }),
    ),
    renderDigestMail({
      digest: createDigest(items, { now: now.getTime(), calendar, isComplete: true }),
      siteUrl,
      now,
      calendar,
    }),
  ]
}
