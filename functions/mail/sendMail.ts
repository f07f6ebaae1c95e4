import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { isEmail } from '../../domain/sent-items/replyMethod'
import { businessDetails } from '../../domain/site/businessDetails'
import { attemptLimitMs } from '../attemptTimes'
import { cleanLine } from '../../domain/validation/text'
import type { Mail } from './mail'
import { createInvalidAddressError, toMailDeliveryError } from './mailDeliveryError'

const siteHost = new URL(businessDetails.siteUrl).hostname

/**
 * The Message-ID of an e-mail about these deliveries (RFC 5322), without angle brackets. It is the same at each attempt,
 * so a mail program that gets one twice can show it once; an e-mail about others as well has another.
 */
export function getMessageId(deliveryIds: readonly string[]): string {
  const name = deliveryIds.length === 1 ? deliveryIds.join() : hashIds(deliveryIds)
  return `${name}@${siteHost}`
}

function hashIds(ids: readonly string[]): string {
  return createHash('sha256').update(ids.toSorted().join(' ')).digest('hex')
}

// RFC 5321 (4.5.3.2) gives a server five minutes for its greeting. nodemailer has one limit for all later replies, of which
// the last may take longest; `attemptLimitMs` ends the attempt as a whole.
const timeouts = {
  dnsTimeout: 30_000,
  connectionTimeout: 300_000,
  greetingTimeout: 300_000,
  socketTimeout: attemptLimitMs,
  socketCloseTimeout: 0,
}

/** Sends a mail over a connection of its own. Rejects with a DeliveryError. */
export async function sendMail(smtpUrl: string, mail: Mail): Promise<void> {
  if (![mail.to, mail.replyTo ?? mail.to].every(isEmail)) throw createInvalidAddressError()
  let isWritten = false
  // Nodemailer logs the entry 'message' when it has written the whole message: from then on the server may have it.
  const logger = {
    info: ({ tnx }: { tnx?: string }) => {
      isWritten ||= tnx === 'message'
    },
    debug: () => undefined,
  }
  try {
    // Without a name, nodemailer greets as [127.0.0.1], which Google's relay refuses with 421.
    const transport = createTransport({ url: smtpUrl, name: siteHost, ...timeouts, logger })
    const signal = AbortSignal.timeout(attemptLimitMs)
    await transport.sendMail({ ...toMessage(mail), signal })
  } catch (error) {
    throw toMailDeliveryError(error, isWritten)
  }
}

// Addresses are objects, because nodemailer splits texts: one could hold several addresses.
function toMessage({ to, subject, text, html, replyTo, messageId, references = [] }: Mail) {
  const inReplyTo = references.at(-1)
  return {
    from: { name: businessDetails.name, address: businessDetails.email },
    to: { name: '', address: to },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    // RFC 2047: a mail program decodes a word that begins with '=?', line breaks and control characters included.
    subject: `${inReplyTo === undefined ? '' : 'Re: '}${cleanLine(subject).replaceAll('=?', '= ?')}`,
    text,
    html,
    messageId: formatId(messageId),
    // Gmail groups e-mails whose subject is the same and whose References connect them; other programs need only References.
    ...(inReplyTo !== undefined && {
      inReplyTo: formatId(inReplyTo),
      references: references.map(formatId),
    }),
    // RFC 3834: an absent person's mailbox does not answer by itself.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function formatId(messageId: string): string {
  return `<${cleanLine(messageId)}>`
}
