import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PushService, startPushService } from '../../packages/local-mail-and-push/push/startPushService'
import { DeliveryError } from '../../functions/DeliveryError'
import { sendPush } from '../../functions/push/sendPush'
import { createVapidKeys, parseVapidKeys } from '../../functions/push/vapidKeys'
import type { PushDevice } from '../../domain/push/pushDevice'

const keys = createVapidKeys()
const message = { title: 'A new request', body: 'Bọ́lá, due 10:45', tag: 'requests-1', path: '/staff' }
const now = Date.UTC(2026, 10, 25, 12)
const emulators = { allowLoopback: true, now: () => now }

let service: PushService

beforeAll(async () => {
  service = await startPushService()
})

afterAll(() => service.stop())

function createDevice(change: Partial<PushDevice> = {}): PushDevice {
  const subscription = service.subscribe(keys.publicKey)
  return { id: 'device', uid: 'ada', createdAt: new Date(), ...subscription, ...change }
}

async function catchFailure(device: PushDevice, sender = keys): Promise<DeliveryError> {
  const error: unknown = await sendPush(device, message, sender, emulators).catch((reason: unknown) => reason)
  if (!(error instanceof DeliveryError)) throw new Error(`not a DeliveryError: ${String(error)}`)
  return error
}

test('a push service that checks the signature and decrypts gets the message', async () => {
  const device = createDevice()
  expect(await sendPush(device, message, keys, emulators)).toBe('sent')
  const push = service.received.find(({ endpoint }) => endpoint === device.endpoint)
  expect(push).toMatchObject({ ttl: 86_400, urgency: 'high' })
  expect(push?.topic).toMatch(/^[\w-]{32}$/)
  expect(JSON.parse(push?.payload ?? '')).toEqual(message)
})

test('a message that is too long for push services is shortened between two characters', async () => {
  const device = createDevice()
  await sendPush(device, { ...message, title: '😀'.repeat(500), body: 'ọ̀'.repeat(5000) }, keys, emulators)
  const payload = service.received.find(({ endpoint }) => endpoint === device.endpoint)?.payload ?? ''
  expect(Buffer.byteLength(payload)).toBeLessThan(3990)
  expect((JSON.parse(payload) as typeof message).title).toMatch(/^(?:😀)+…$/u)
})

test.each([404, 410])('a device whose push service answers %i is gone', async (status) => {
  const device = createDevice()
  service.answerNext(device.endpoint, status)
  expect(await sendPush(device, message, keys, emulators)).toBe('gone')
})

describe('a failure', () => {
  test.each([
    [429, false],
    [500, false],
    [503, false],
    [301, true],
    [307, true],
    [400, true],
    [413, true],
  ])('with status %i is tried again unless it is permanent: %s', async (status, isPermanent) => {
    const device = createDevice()
    service.answerNext(device.endpoint, status)
    const failure = await catchFailure(device)
    const server = isPermanent ? 'answered' : 'failed'
    expect(failure).toMatchObject({ isPermanent, server, mayHaveArrived: false })
    expect(failure.message).toContain(String(status))
  })

  test.each([429, 503])('with status %i keeps the pause that the push service asks for', async (status) => {
    const device = createDevice()
    service.answerNext(device.endpoint, { status, retryAfter: '1800' })
    expect(await catchFailure(device)).toMatchObject({ retryAfterMs: 1_800_000, server: 'failed' })
  })

  test('keeps a pause until a time from the clock that it is given', async () => {
    const device = createDevice()
    const retryAfter = new Date(now + 1_200_000).toUTCString()
    service.answerNext(device.endpoint, { status: 503, retryAfter })
    expect(await catchFailure(device)).toMatchObject({ retryAfterMs: 1_200_000 })
  })

  test('because of other keys than those of the subscription is permanent', async () =>
    expect(await catchFailure(createDevice(), createVapidKeys())).toMatchObject({ isPermanent: true }))

  test('because nobody listens is tried again', async () => {
    const device = createDevice({ endpoint: 'https://127.0.0.1:1/push' })
    expect(await catchFailure(device)).toMatchObject({ isPermanent: false, mayHaveArrived: false })
  })

  test('without an answer may have arrived', async () => {
    const device = createDevice()
    service.answerNext(device.endpoint, 'hangUp')
    expect(await catchFailure(device)).toMatchObject({ isPermanent: false, mayHaveArrived: true })
  })

  test('because of a public key that is not on the curve is permanent', async () => {
    const device = createDevice({ p256dh: Buffer.alloc(65, 4).toString('base64url') })
    expect(await catchFailure(device)).toMatchObject({ isPermanent: true })
  })

  test('names no address', async () => {
    const device = createDevice()
    service.answerNext(device.endpoint, 500)
    expect((await catchFailure(device)).message).not.toContain('127.0.0.1')
  })
})

test('in production nothing is sent to this computer', async () => {
  const device = createDevice()
  const sending = sendPush(device, message, keys, { ...emulators, allowLoopback: false })
  await expect(sending).rejects.toMatchObject({ isPermanent: true })
  expect(service.received.some(({ endpoint }) => endpoint === device.endpoint)).toBe(false)
})

test('keys from secrets are read if they belong together', () => {
  expect(parseVapidKeys(` ${keys.publicKey}\n`, `${keys.privateKey}\n`)).toEqual(keys)
  expect(parseVapidKeys(keys.publicKey, createVapidKeys().privateKey)).toBeNull()
  expect(parseVapidKeys('', '')).toBeNull()
})
