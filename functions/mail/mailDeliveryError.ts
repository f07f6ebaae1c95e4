import { toRecordOrEmpty } from '../../domain/validation/fieldSchema'
import { DeliveryError, type ServerOutcome } from '../DeliveryError'

/**
 * What nodemailer adds to an error: the server's reply code and the SMTP command that it replied to. `statusCode` is the
 * enhanced status code of the reply (RFC 3463), such as '5.1.1'; empty without one.
 */
type SmtpFailure = { code: string; command: string; responseCode: number | null; statusCode: string }

const invalidAddressText = 'This address cannot be written to'

/** The error for an address that no mail server is asked about. */
export function createInvalidAddressError(): DeliveryError {
  return new DeliveryError(`${invalidAddressText}.`, { isPermanent: true })
}

/** Makes a DeliveryError of what nodemailer threw; `isWritten` if the server had been given the whole message. */
export function toMailDeliveryError(error: unknown, isWritten: boolean): DeliveryError {
  const failure = parseSmtpFailure(error)
  const { responseCode } = failure
  const suffix = responseCode === null ? '' : ` (${responseCode})`
  return new DeliveryError(`${describeFailure(failure, isWritten)}${suffix}.`, {
    // A reply says that the server has not taken the message. Without one, nobody knows.
    mayHaveArrived: isWritten && responseCode === null,
    isPermanent: isRefusedForGood(failure),
    server: toServerOutcome(failure),
  })
}

/** What the server refuses after it took our login and our address may be this message, or a limit for all of ours. */
function toServerOutcome(failure: SmtpFailure): ServerOutcome {
  const { command, responseCode } = failure
  if (isInvalidAddress(failure)) return 'notAsked'
  if (isAboutRecipient(failure)) return 'answered'
  return responseCode !== null && (command === 'RCPT TO' || command === 'DATA') ? 'refused' : 'failed'
}

function parseSmtpFailure(error: unknown): SmtpFailure {
  const { code, command, responseCode, response } = toRecordOrEmpty(error)
  return {
    code: typeof code === 'string' ? code : '',
    command: typeof command === 'string' ? command : '',
    responseCode: typeof responseCode === 'number' ? responseCode : null,
    statusCode: /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(String(response))?.[1] ?? '',
  }
}

// RFC 3463: X.1 is about addresses and X.2 about mailboxes, but X.1.7 and X.1.8 are about the sender's.
const recipientPattern = /^[45]\.(?:1\.(?![78]$)|2\.)/

/** Whether a reply is about this recipient alone. A reply to RCPT TO without an enhanced status code probably is. */
function isAboutRecipient(failure: SmtpFailure): boolean {
  const { command, statusCode } = failure
  return (
    isInvalidAddress(failure) ||
    (command === 'RCPT TO' && (statusCode === '' || recipientPattern.test(statusCode)))
  )
}

/**
 * Whether no attempt can succeed: the server refuses the recipient with a permanent code (5xx), with an enhanced status code
 * of addresses or mailboxes or with none. All else can be mended: a login, a sender that is not verified (5.7.x), a sending
 * limit. A reply to DATA is about the message or about us, whatever its code.
 */
function isRefusedForGood(failure: SmtpFailure): boolean {
  return isInvalidAddress(failure) || ((failure.responseCode ?? 0) >= 500 && isAboutRecipient(failure))
}

// Nodemailer itself refuses an address that would break the SMTP command.
function isInvalidAddress({ code, command }: SmtpFailure): boolean {
  return code === 'EENVELOPE' && command === 'API'
}

function describeFailure(failure: SmtpFailure, isWritten: boolean): string {
  const { code, command } = failure
  if (code === 'EAUTH') return 'The mail server refused our login'
  if (isInvalidAddress(failure)) return invalidAddressText
  if (command === 'RCPT TO') return 'The mail server refused the address'
  if (command === 'MAIL FROM') return 'The mail server refused our own address'
  if (command === 'DATA') return 'The mail server refused the message'
  if (failure.responseCode !== null) return 'The mail server refused our greeting'
  if (isWritten) return 'The mail server did not confirm the message, which may have arrived all the same'
  if (code === 'ETIMEDOUT' || code === 'EABORT') return 'The mail server did not answer in time'
  if (code === 'ETLS') return 'The mail server offers no safe connection'
  return 'The mail server could not be reached'
}
