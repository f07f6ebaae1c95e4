import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { html } from '../../functions/mail/html'
import type { SentItem } from '../../domain/sent-items/sentItem'
import { hostileText } from '../web/state/hostileTexts'
import { renderAllMails, sampleItem } from '../sampleMails'

const toItem = ([
  name,
  phone,
  whatsapp,
  email,
  subject,
  text,
  staff,
  answer,
]: readonly string[]): SentItem => ({
  ...sampleItem,
  kind: 'enquiries',
  items: [],
  sender: { name: name ?? '', phone: phone ?? '', whatsapp: whatsapp ?? '', email: email ?? '' },
  subject: subject ?? '',
  text: text ?? '',
  claimedBy: { uid: 's', name: staff ?? '' },
  answer: { uid: 's', name: staff ?? '', channel: 'email', text: answer ?? '' },
})
const hostileItem = fc.array(hostileText, { minLength: 8, maxLength: 8 }).map(toItem)
const harmlessItem = toItem(Array.from({ length: 8 }, () => 'x'))
const harmlessMails = renderAllMails(harmlessItem)

const tagPattern = /<!--.*?-->|<\/?[a-z][a-z0-9]*(?: [a-z-]+="[^"<>]*")*\s*\/?>/gs

/** The tags with their attributes, but without the line breaks of a text and without the addresses of links. */
function listTags(markup: string): string[] {
  const tags = [...markup.matchAll(tagPattern)].map(([tag]) => tag.replace(/href="[^"]*"/, 'href=""'))
  return tags.filter((tag) => !/^<br\s*\/>$/.test(tag))
}

function listLinks(markup: string): string[] {
  return [...markup.matchAll(/href="([^"]*)"/g)].map(([, url = '']) => url)
}

describe('what people write', () => {
  test('makes no tag and no attribute in any mail', () =>
    fc.assert(
      fc.property(hostileItem, (item) => {
        renderAllMails(item).forEach((mail, index) => {
          expect(listTags(mail.html)).toEqual(listTags(harmlessMails[index]?.html ?? ''))
          const rest = mail.html.replace(tagPattern, '').replace('<!doctype html>', '')
          expect(rest).not.toMatch(/[<>"]/)
        })
      }),
    ))

  test('makes no link but to the desk, to the status and to the sender', () =>
    fc.assert(
      fc.property(hostileItem, (item) => {
        for (const url of renderAllMails(item).flatMap((mail) => listLinks(mail.html))) {
          expect(url).toMatch(
            /^(https:\/\/shop\.example\/(staff|my-requests)|https:\/\/wa\.me\/\d*$|tel:\+?\d*$|mailto:[^"<>\s]*$)/,
          )
        }
      }),
    ))

  test('makes no line in a text part that is not marked as theirs, and no control character', () => {
    const harmless = renderAllMails({ ...harmlessItem, answer: null })
    const countOwnLines = (text: string) => text.split('\n').filter((line) => !line.startsWith('>')).length
    fc.assert(
      fc.property(hostileItem, (item) => {
        // Staff's own answer is the body of the answer's mail.
        renderAllMails({ ...item, answer: null }).forEach((mail, index) => {
          expect(countOwnLines(mail.text)).toBe(countOwnLines(harmless[index]?.text ?? ''))
          expect(mail.text).not.toMatch(/(?!\n)\p{Cc}|[\u2028\u2029\u202A-\u202E\u2066-\u2069]/u)
        })
      }),
    )
  })

  test('makes no second line of a subject', () =>
    fc.assert(
      fc.property(hostileItem, (item) => {
        for (const { subject } of renderAllMails(item)) {
          expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u)
        }
      }),
    ))
})

test('markup keeps other markup as it is and escapes each text, in lists as well', () => {
  const { markup } = html`<p title="${'"'}">${['<b>', html`<i>${"&'"}</i>`]}${1.5}</p>`
  expect(markup).toBe(`<p title="&#34;">&#60;b&#62;<i>&#38;'</i>1.5</p>`)
})
