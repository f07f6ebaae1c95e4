import PostalMime, { type Address, type Email } from 'postal-mime'

/** A mail as the mail sink keeps and answers it. */
export type ReceivedMail = {
  id: string
  /** The bare addresses that the mail server was told to deliver to, separated by commas. */
  to: string
  /** The sender in the mail's header, with its name. */
  from: string
  /** The addresses that an answer goes to; empty if that is the sender's. */
  replyTo: string
  subject: string
  text: string
  html: string
  messageId: string
  /** Every header of the mail, in its order, so that a test sees one that was smuggled in. */
  headers: readonly { name: string; value: string }[]
  /** The time of arrival in ISO 8601. */
  at: string
}

/** Parses a mail as it came over SMTP. Rejects if its parts are nested too deeply or its headers are too long. */
export async function parseReceivedMail(
  raw: Buffer,
  { id, recipients, at }: { id: string; recipients: readonly string[]; at: Date },
): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(raw)
  return {
    id,
    to: recipients.join(', '),
    from: formatAddresses(mail.from),
    replyTo: formatAddresses(...(mail.replyTo ?? [])),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    messageId: mail.messageId ?? '',
    headers: listHeaders(mail),
    at: at.toISOString(),
  }
}

function listHeaders({ headers }: Email): ReceivedMail['headers'] {
  return headers.map(({ originalKey, value }) => ({ name: originalKey, value }))
}

function formatAddresses(...addresses: (Address | undefined)[]): string {
  return addresses
    .flatMap((address) => address?.group ?? address ?? [])
    .map(({ name, address }) => (name === '' ? address : `${name} <${address}>`))
    .join(', ')
}
