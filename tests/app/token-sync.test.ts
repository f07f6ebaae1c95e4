import { createServer, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { maxTokenAgeSeconds, syncUrl, tokenTeller } from '../../web/data/firebase/tokenSync'

const page = { origin: 'https://shop.example', isSecureContext: true }

describe('4. Token sync: where a token goes', () => {
  test.each(['/session', 'https://shop.example/session'])('%s is an address of this site', (configured) => {
    expect(syncUrl(configured, page)?.href).toBe('https://shop.example/session')
  })

  test.each([
    'https://elsewhere.example/session',
    '//elsewhere.example/session',
    'http://shop.example/session',
  ])('never to another origin: %s', (configured) => {
    expect(syncUrl(configured, page)).toBeNull()
  })

  test('nowhere without a secure context', () => {
    expect(syncUrl('/session', { ...page, isSecureContext: false })).toBeNull()
  })

  test.each([undefined, 7, 'https://'])('nowhere when %j is configured', (configured) => {
    expect(syncUrl(configured, page)).toBeNull()
  })
})

let server: Server
let heard: string[]
let status: number

beforeEach(async () => {
  heard = []
  status = 204
  server = createServer(({ method, headers }, answer) => {
    heard.push([method, headers.authorization].filter(Boolean).join(' '))
    answer.writeHead(status).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})

afterEach(() => server.close())

function openTeller() {
  const { port } = server.address() as AddressInfo
  return tokenTeller(new URL(`http://127.0.0.1:${port}/session`))
}

/** Somebody whose token was issued so many seconds ago. */
function holder(token: string, ageSeconds = 0) {
  const issuedAtTime = new Date(Date.now() - ageSeconds * 1000).toUTCString()
  const result = { token, issuedAtTime, authTime: '', expirationTime: '', claims: {} }
  const getIdTokenResult = () =>
    Promise.resolve({ ...result, signInProvider: null, signInSecondFactor: null })
  return { getIdTokenResult }
}

describe('4. Token sync: what is sent', () => {
  test('POST with the bearer token where there is one, DELETE where there is none', async () => {
    const tell = openTeller()
    await tell(holder('one'))
    await tell(null)
    expect(heard).toEqual(['POST Bearer one', 'DELETE'])
  })

  test('the same news only once, though it is told twice at a time', async () => {
    const tell = openTeller()
    await Promise.all([tell(holder('one')), tell(holder('one')), tell(holder('two')), tell(null), tell(null)])
    expect(heard).toEqual(['POST Bearer one', 'POST Bearer two', 'DELETE'])
  })

  test('nothing of a token that was issued too long ago', async () => {
    const tell = openTeller()
    await tell(holder('old', maxTokenAgeSeconds + 10))
    await tell(holder('young', maxTokenAgeSeconds - 10))
    expect(heard).toEqual(['POST Bearer young'])
  })

  test('a server that refuses keeps nobody waiting, and is told again', async () => {
    const tell = openTeller()
    status = 500
    await tell(holder('one'))
    status = 204
    await tell(holder('one'))
    expect(heard).toEqual(['POST Bearer one', 'POST Bearer one'])
  })
})
