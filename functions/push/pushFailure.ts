import webPush from 'web-push'
import { DeliveryError } from '../DeliveryError'

const goneStatuses = [404, 410]

// After these the push service has not seen the message: no connection, or no trusted one.
const unreachablePattern =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EPROTO|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|ERR_TLS|ERR_SSL)/

/** Translates an error of web-push; 'gone' if the push service says that the device wants no more messages. */
export function toPushFailure(error: unknown, service: string): DeliveryError | 'gone' {
  if (error instanceof webPush.WebPushError) return toAnsweredFailure(error.statusCode, service)
  const code = getErrorCode(error)
  if (code.startsWith('ERR_CRYPTO')) {
    return new DeliveryError('The keys of this device are not valid.', { isPermanent: true })
  }
  if (unreachablePattern.test(code)) return new DeliveryError(`${service}’s push service was not reached.`)
  return new DeliveryError(`${service}’s push service did not answer in time.`, { mayHaveArrived: true })
}

function toAnsweredFailure(status: number, service: string): DeliveryError | 'gone' {
  if (goneStatuses.includes(status)) return 'gone'
  return new DeliveryError(`${service}’s push service refused the message (${status}).`, {
    isPermanent: status < 500 && status !== 429,
  })
}

function getErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
