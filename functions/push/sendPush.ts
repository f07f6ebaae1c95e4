import { createHash } from 'node:crypto'
import { Agent } from 'node:https'
import webPush from 'web-push'
import type { PushDevice } from '../../domain/push/pushDevice'
import { getPushServiceName, isAllowedPushEndpoint } from '../../domain/push/pushHosts'
import type { PushMessage } from '../../domain/push/pushMessage'
import { businessDetails } from '../../domain/site/businessDetails'
import { DeliveryError } from '../DeliveryError'
import { toPushFailure } from './pushFailure'
import { toPushPayload } from './pushPayload'
import type { VapidKeys } from './vapidKeys'

/** How to send a push message. */
export type SendPushOptions = {
  /** Whether a push service on 127.0.0.1 is allowed, with a certificate that it signed itself; in the emulators only. */
  allowLoopback: boolean
  /** How long the push service keeps the message for a device that is off. */
  ttlSeconds?: number
}

const dayS = 86_400
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
  { allowLoopback, ttlSeconds = dayS }: SendPushOptions,
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
    const failure = toPushFailure(error, getPushServiceName(endpoint))
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
