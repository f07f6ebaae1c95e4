import { createServer, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  maxIdTokenAgeSeconds,
  parseIdTokenSyncUrl,
  createIdTokenSender,
} from '../../../web/data/firebase/tokenSync'

const page = { origin: 'https://shop.example', isSecureContext: true }

describe('4. Token sync: the URL', () => {
  test.each([
    ['/session', true, 'https://shop.example/session'],
    ['https://shop.example/session', true, 'https://shop.example/session'],
    ['/session', false, undefined],
    ['//elsewhere.example/session', true, undefined],
    ['http://shop.example/session', true, undefined],
    [undefined, true, undefined],
    [7, true, undefined],
    ['https://', true, undefined],
  ])('of %j on a page with a secure context (%s) is %j', (configuredUrl, isSecureContext, address) =>
    expect(parseIdTokenSyncUrl(configuredUrl, { ...page, isSecureContext })?.href).toBe(address),
  )
})

let server: Server
let requests: string[]
let status: number

beforeEach(async () => {
  requests = []
  status = 204
  server = createServer(({ method, headers }, response) => {
    requests.push([method, headers.authorization].filter(Boolean).join(' '))
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterEach(() => server.close())

function createTestSender() {
  const { port } = server.address() as AddressInfo
  return createIdTokenSender(new URL(`http://127.0.0.1:${port}/session`))
}

function createTokenSource(token: string, ageSeconds = 0) {
  const issuedAtTime = new Date(Date.now() - ageSeconds * 1000).toUTCString()
  const result = { token, issuedAtTime, authTime: '', expirationTime: '', claims: {} }
  const getIdTokenResult = () =>
    Promise.resolve({ ...result, signInProvider: null, signInSecondFactor: null })
  return { getIdTokenResult }
}

describe('4. Token sync: the requests', () => {
  test('sends a repeated token once, also in parallel calls', async () => {
    const sendToken = createTestSender()
    await Promise.all([
      sendToken(createTokenSource('one')),
      sendToken(createTokenSource('one')),
      sendToken(createTokenSource('two')),
      sendToken(null),
      sendToken(null),
    ])
    expect(requests).toEqual(['POST Bearer one', 'POST Bearer two', 'DELETE'])
  })

  test('does not send a token that was issued too long ago', async () => {
    const sendToken = createTestSender()
    await sendToken(createTokenSource('old', maxIdTokenAgeSeconds + 10))
    await sendToken(createTokenSource('young', maxIdTokenAgeSeconds - 10))
    expect(requests).toEqual(['POST Bearer young'])
  })

  test('does not block on a failing server, and sends again', async () => {
    const sendToken = createTestSender()
    status = 500
    await sendToken(createTokenSource('one'))
    status = 204
    await sendToken(createTokenSource('one'))
    expect(requests).toEqual(['POST Bearer one', 'POST Bearer one'])
  })
})
