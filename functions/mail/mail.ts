import type { Calendar } from '../../domain/opening-hours/calendar'
import type { OrderListLine } from '../../domain/order-list/formatOrderList'

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  /** The address that a reply goes to, if it is not the sender's. */
  replyTo?: string
  /** Without angle brackets. The same mail has the same id each time that it is sent. */
  messageId: string
  /** The Message-IDs of the e-mails of this conversation that the reader has, the oldest first. */
  references?: readonly string[]
}

/** A mail that still lacks what its delivery adds. */
export type RenderedMail = Omit<Mail, 'to' | 'messageId' | 'references'>

/** A link; `url` is made by our code, never by a sender. */
export type MailLink = { label: string; url: string }

/** A label with its value, which may be a link. */
export type MailFact = { label: string; value: string; url?: string }

/** A row of a quote; `detail` says how its amount is made up. */
export type MailAmount = { name: string; detail?: string; amount: string }

export type MailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'facts'; facts: readonly MailFact[] }
  /** Products, each with its quantity. */
  | { kind: 'lines'; title: string; lines: readonly OrderListLine[] }
  /** A quote: rows with their amounts, and the sums below. */
  | { kind: 'amounts'; title: string; rows: readonly MailAmount[]; totals: readonly MailAmount[] }
  /** What a sender wrote. The text part marks its lines, so they cannot pass for ours. */
  | { kind: 'quote'; title: string; text: string }
  /** What staff wrote, as the main text. */
  | { kind: 'message'; text: string }
  | { kind: 'items'; items: readonly (MailLink & { detail: string })[] }
  | { kind: 'button'; link: MailLink }
  | { kind: 'remark'; text: string }

/** A mail before it is written as HTML and as text. */
export type MailContent = {
  subject: string
  /** What an inbox shows beside the subject. */
  preview: string
  title: string
  blocks: readonly MailBlock[]
  /** Why the reader got this mail. */
  reason: string
  /** For the opening hours below the mail. */
  calendar: Calendar
}
