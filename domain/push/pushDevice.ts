import { hasLaterForm } from '../validation/documentForm'
import { toRecordOrEmpty } from '../validation/fieldSchema'
import { isValidDate } from '../validation/timestamp'

/** The maximum UTF-16 length of an endpoint; the same as `isPushEndpoint` in firestore.rules. */
const maxEndpointLength = 1000

/** A browser that receives Web Push messages, as the document `pushDevices/{id}`. It never changes. */
export type PushDevice = {
  /** The SHA-256 of the endpoint in lower-case hex. */
  id: string
  /** The account that registered the browser; it may be anonymous. */
  uid: string
  /** The address to which messages for the browser are sent. Only its origin may be logged: the rest is a secret. */
  endpoint: string
  /** The browser's public key: 65 bytes in base64url without padding. */
  p256dh: string
  /** The secret that the browser shares with the sender: 16 bytes in base64url without padding. */
  auth: string
  /** When the device was stored, by the server's clock. */
  createdAt: Date
}

const endpointPattern = /^https:\/\/[^\p{Z}\p{Cc}]+$/u

/** `isPushDevice` and `isPushEndpoint` in firestore.rules have the same patterns, and check the uid and the id too. */
export function parsePushDevice(id: string, stored: unknown): PushDevice | null {
  const { uid, createdAt, endpoint, p256dh, auth } = toRecordOrEmpty(stored)
  if (hasLaterForm(stored)) return null
  if (typeof uid !== 'string' || !isValidDate(createdAt)) return null
  if (!isMatch(endpoint, endpointPattern) || endpoint.length > maxEndpointLength) return null
  if (!isMatch(p256dh, /^[A-Za-z0-9_-]{87}$/) || !isMatch(auth, /^[A-Za-z0-9_-]{22}$/)) return null
  return { id, uid, endpoint, p256dh, auth, createdAt }
}

function isMatch(value: unknown, pattern: RegExp): value is string {
  return typeof value === 'string' && pattern.test(value)
}
