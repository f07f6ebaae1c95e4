import { toRecordOrEmpty } from '../../domain/validation/fieldSchema'
import { DeliveryError } from '../DeliveryError'

/** What nodemailer adds to an error: the server's reply code and the SMTP command that it replied to. */
type SmtpFailure = { code: string; command: string; responseCode: number | null; isPermanent: boolean }

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
  })
}

function parseSmtpFailure(error: unknown): SmtpFailure {
  const { code, command, responseCode, permanent } = toRecordOrEmpty(error)
  return {
    code: typeof code === 'string' ? code : '',
    command: typeof command === 'string' ? command : '',
    responseCode: typeof responseCode === 'number' ? responseCode : null,
    isPermanent: permanent === true,
  }
}

// A login or a sender that is refused is a fault of the settings, which staff can mend before the next attempt.
function isRefusedForGood(failure: SmtpFailure): boolean {
  const { command, isPermanent } = failure
  return isInvalidAddress(failure) || (isPermanent && (command === 'RCPT TO' || command === 'DATA'))
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
  if (isWritten) return 'The mail server did not confirm the message, which may have arrived all the same'
  if (code === 'ETIMEDOUT') return 'The mail server did not answer in time'
  if (code === 'ETLS') return 'The mail server offers no safe connection'
  return 'The mail server could not be reached'
}
