import { createServer, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { firebaseAuth } from '../../web/data/firebase/auth'
import { leaveAccount, signIn } from '../../web/data/session'
import { registeredAccount } from '../freshAccount'
import { useEmulator } from './site'

const heard: string[] = []
let server: Server

beforeAll(async () => {
  server = createServer(({ method, url, headers }, answer) => {
    heard.push([method, url, headers.authorization].filter(Boolean).join(' '))
    answer.writeHead(204).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  vi.stubGlobal('location', new URL(`http://127.0.0.1:${port}/`))
  vi.stubGlobal('isSecureContext', true)
  vi.stubEnv('VITE_TOKEN_SYNC_URL', '/session')
})

afterAll(() => {
  vi.unstubAllGlobals()
  server.close()
})

useEmulator()

describe('4. Token sync of a build that configures it', () => {
  test('the token is there when signing in is done, and gone when the account is left', async () => {
    const { email, password } = await registeredAccount()
    await signIn(email, password)
    const token = (await firebaseAuth().currentUser?.getIdToken()) ?? ''
    expect(heard.at(-1)).toBe(`POST /session Bearer ${token}`)
    await leaveAccount(() => undefined)
    expect(heard.at(-1)).toBe('DELETE /session')
  })
})
