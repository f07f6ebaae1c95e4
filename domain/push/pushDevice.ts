import { findInvalidFields, toRecordOrEmpty, type FieldSchema } from '../validation/fieldSchema'
import { isValidDate } from '../validation/timestamp'

/** The maximum UTF-16 length of an endpoint; the same as `isPushEndpoint` in firestore.rules. */
const pushDeviceLimits = { endpoint: 1000 } as const

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

type CheckedField = 'endpoint' | 'p256dh' | 'auth'

const endpointPattern = /^https:\/\/[^\p{Z}\p{Cc}]+$/u

// `isPushDevice` and `isPushEndpoint` in firestore.rules have the same patterns.
const pushDeviceSchema: FieldSchema<CheckedField> = [
  ['endpoint', (value) => isMatch(value, endpointPattern) && value.length <= pushDeviceLimits.endpoint],
  ['p256dh', (value) => isMatch(value, /^[A-Za-z0-9_-]{87}$/)],
  ['auth', (value) => isMatch(value, /^[A-Za-z0-9_-]{22}$/)],
]

function isMatch(value: unknown, pattern: RegExp): value is string {
  return typeof value === 'string' && pattern.test(value)
}

/** Finds the invalid fields of a push device. The uid and the document's id are not checked here, but in firestore.rules. */
export function findPushDeviceErrors(
  device: Readonly<Partial<Record<CheckedField, unknown>>>,
): CheckedField[] {
  return findInvalidFields(pushDeviceSchema, device)
}

export function parsePushDevice(id: string, stored: unknown): PushDevice | null {
  const { uid, createdAt, ...subscription } = toRecordOrEmpty(stored)
  if (typeof uid !== 'string' || !isValidDate(createdAt)) return null
  if (findPushDeviceErrors(subscription).length > 0) return null
  const { endpoint, p256dh, auth } = subscription as Pick<PushDevice, CheckedField>
  return { id, uid, endpoint, p256dh, auth, createdAt }
}
