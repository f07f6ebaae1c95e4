import { createECDH, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { createCertificate } from '../../browser-and-line-simulator/serve/createCertificate'
import { decryptPush, type SubscriptionSecrets } from './decryptPush'
import { findVapidError } from './findVapidError'

/** What a page gets from its browser, and hands to the sender of push messages. */
export type PushSubscriptionFields = { endpoint: string; p256dh: string; auth: string }

/** A push message that arrived, decrypted. */
export type ReceivedPush = { endpoint: string; payload: string; ttl: number; topic: string; urgency: string }

/** A push service on 127.0.0.1 that plays the browsers, too. */
export type PushService = {
  /** Makes a subscription for messages that are signed with this public key alone. */
  subscribe: (vapidPublicKey: string) => PushSubscriptionFields
  /** What arrived, oldest first. */
  received: readonly ReceivedPush[]
  /** Rejects the next messages to an endpoint, each with one of these answers. */
  answerNext: (endpoint: string, ...answers: Refusal[]) => void
  stop: () => Promise<void>
}

/** An HTTP status, an HTTP status with a Retry-After header, or a connection that is closed without an answer. */
type Refusal = number | { status: number; retryAfter: string } | 'hangUp'

type Subscription = SubscriptionSecrets & { vapidPublicKey: string; answers: Refusal[] }

/**
 * Starts a push service of RFC 8030 that checks what it gets: the signature (RFC 8292) and, because it has the browsers'
 * keys, the encryption (RFC 8291). Its certificate is signed by itself. It refuses what is wrong with 400, 401 or 404.
 */
export async function startPushService(): Promise<PushService> {
  const subscriptions = new Map<string, Subscription>()
  const received: ReceivedPush[] = []
  const server = createServer(createCertificate(), (request, response) => {
    const subscription = subscriptions.get(origin + (request.url ?? ''))
    void receive(request, { origin, subscription }).then((outcome) => {
      if (isMessage(outcome)) received.push(outcome)
      answer(response, isMessage(outcome) ? 201 : outcome)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    subscribe: (vapidPublicKey) => {
      const [endpoint, subscription] = [
        `${origin}/push/${randomBytes(16).toString('base64url')}`,
        createSecrets(),
      ]
      subscriptions.set(endpoint, { ...subscription, vapidPublicKey, answers: [] })
      return { endpoint, ...toFields(subscription) }
    },
    received,
    answerNext: (endpoint, ...answers) => subscriptions.get(endpoint)?.answers.push(...answers),
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** Resolves to the message, or to the answer that refuses it. */
async function receive(
  request: IncomingMessage,
  { origin, subscription }: { origin: string; subscription: Subscription | undefined },
): Promise<ReceivedPush | Refusal> {
  const body = Buffer.concat((await request.toArray()) as Buffer[])
  if (!subscription) return 404
  const orderedAnswer = subscription.answers.shift()
  if (orderedAnswer !== undefined) return orderedAnswer
  const { authorization = '', ttl, topic, urgency, 'content-encoding': encoding } = request.headers
  const expected = { audience: origin, publicKey: subscription.vapidPublicKey, now: Date.now() }
  if (findVapidError(authorization, expected) !== null) return 401
  if (request.method !== 'POST' || encoding !== 'aes128gcm' || ttl === undefined) return 400
  try {
    const payload = decryptPush(body, subscription)
    const endpoint = origin + (request.url ?? '')
    return { endpoint, payload, ttl: Number(ttl), topic: String(topic), urgency: String(urgency) }
  } catch {
    return 400
  }
}

function isMessage(outcome: ReceivedPush | Refusal): outcome is ReceivedPush {
  return typeof outcome === 'object' && 'payload' in outcome
}

function answer(response: ServerResponse, refusal: Refusal): void {
  if (refusal === 'hangUp') {
    response.destroy()
    return
  }
  if (typeof refusal === 'object') response.setHeader('Retry-After', refusal.retryAfter)
  const status = typeof refusal === 'object' ? refusal.status : refusal
  // A redirect that is followed would be seen as a message to the other address.
  response.writeHead(status, status < 400 && status >= 300 ? { Location: '/push/other' } : {}).end()
}

function createSecrets(): SubscriptionSecrets {
  const curve = createECDH('prime256v1')
  const publicKey = curve.generateKeys()
  // A private key that begins with zeros has fewer bytes.
  const privateKey = Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()]).subarray(-32)
  return { privateKey, publicKey, auth: randomBytes(16) }
}

function toFields({ publicKey, auth }: SubscriptionSecrets): Pick<PushSubscriptionFields, 'p256dh' | 'auth'> {
  return { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') }
}
