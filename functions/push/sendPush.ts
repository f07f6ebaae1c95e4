import { createHash } from 'node:crypto'
import { Agent } from 'node:https'
import webPush, { type WebPushError } from 'web-push'
import type { PushDevice } from '../../domain/push/pushDevice'
import { getPushServiceName, isAllowedPushEndpoint } from '../../domain/push/pushHosts'
import type { PushMessage } from '../../domain/push/pushMessage'
import { businessDetails } from '../../domain/site/businessDetails'
import { DeliveryError } from '../DeliveryError'
import { serverPauseMs } from '../attemptTimes'
import type { Services } from '../services'
import { parseRetryAfter } from './parseRetryAfter'
import type { VapidKeys } from './vapidKeys'

const goneStatuses = [404, 410]

// After these the push service has not seen the message: no connection, or no trusted one.
const unreachablePattern =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EPROTO|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|ERR_TLS|ERR_SSL)/

// Push services take 4,096 bytes, of which the encryption needs 103 (RFC 8291). A UTF-16 unit has at most 3 bytes, or 6
// if JSON escapes it.
const maxTitleLength = 120
const maxBodyLength = 400

/** How long a push service keeps a message for a device that is off. */
const ttlSeconds = 86_400
const timeoutMs = 10_000

// No redirect is ever followed: node:https does not.
const agent = new Agent()
const loopbackAgent = new Agent({ rejectUnauthorized: false })

/**
 * Sends a push message to a device. Resolves to 'gone' if the device no longer wants any, so that it can be removed;
 * rejects with a DeliveryError.
 */
export async function sendPush(
  device: PushDevice,
  message: PushMessage,
  keys: VapidKeys,
  { allowLoopback, now }: Pick<Services, 'allowLoopback' | 'now'>,
): Promise<'sent' | 'gone'> {
  const { endpoint, p256dh, auth } = device
  if (!isAllowedPushEndpoint(endpoint, { allowLoopback })) throw createAddressError()
  try {
    await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, toPushPayload(message), {
      vapidDetails: { ...keys, subject: `mailto:${businessDetails.email}` },
      TTL: ttlSeconds,
      urgency: 'high',
      topic: getPushTopic(message.tag),
      timeout: timeoutMs,
      agent: isAllowedPushEndpoint(endpoint, { allowLoopback: false }) ? agent : loopbackAgent,
    })
    return 'sent'
  } catch (error) {
    const failure = toPushFailure(error, getPushServiceName(endpoint), now())
    if (failure === 'gone') return 'gone'
    throw failure
  }
}

function createAddressError(): DeliveryError {
  return new DeliveryError('This device names an address that is not a push service of a browser.', {
    isPermanent: true,
  })
}

/** Of two messages with the same topic, a device that was off receives the later one. RFC 8030 allows 32 characters. */
export function getPushTopic(tag: string): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, 32)
}

/** The payload of a push message, short enough for every push service. */
function toPushPayload(message: PushMessage): string {
  return JSON.stringify({
    ...message,
    title: shorten(message.title, maxTitleLength),
    body: shorten(message.body, maxBodyLength),
  })
}

function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  return `${text
    .slice(0, maxLength - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`
}

/** Translates an error of web-push; 'gone' if the push service says that the device wants no more messages. */
function toPushFailure(error: unknown, service: string, now: number): DeliveryError | 'gone' {
  if (error instanceof webPush.WebPushError) return toAnsweredFailure(error, service, now)
  const code = getErrorCode(error)
  if (code.startsWith('ERR_CRYPTO')) {
    return new DeliveryError('The keys of this device are not valid.', { isPermanent: true })
  }
  return unreachablePattern.test(code)
    ? new DeliveryError(`${service}’s push service was not reached.`, serverFailure)
    : new DeliveryError(`${service}’s push service did not answer in time.`, {
        mayHaveArrived: true,
        server: 'failed',
      })
}

// A push service that is down is tried again at every run of the schedule.
const serverFailure = { server: 'failed', retryAfterMs: serverPauseMs } as const

function toAnsweredFailure(
  { statusCode, headers }: WebPushError,
  service: string,
  now: number,
): DeliveryError | 'gone' {
  if (goneStatuses.includes(statusCode)) return 'gone'
  const message = `${service}’s push service refused the message (${statusCode}).`
  if (statusCode < 500 && statusCode !== 429)
    return new DeliveryError(message, { isPermanent: true, server: 'answered' })
  const retryAfterMs = parseRetryAfter(headers['retry-after'], now) ?? serverPauseMs
  return new DeliveryError(message, { ...serverFailure, retryAfterMs })
}

function getErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
