import { createServer, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { getFirebaseAuth } from '../../../../web/data/firebase/firebaseAuth'
import { signOut, signIn } from '../../../../web/data/session/session'
import { registerTestAccount } from '../../../testAccount'
import { setUpAuthEmulator } from './setUpAuthEmulator'

const requests: string[] = []
let server: Server

beforeAll(async () => {
  server = createServer(({ method, url, headers }, response) => {
    requests.push([method, url, headers.authorization].filter(Boolean).join(' '))
    response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(() => server.close())

setUpAuthEmulator()

beforeEach(() => {
  const { port } = server.address() as AddressInfo
  vi.stubGlobal('location', new URL(`http://127.0.0.1:${port}/`))
  vi.stubGlobal('isSecureContext', true)
  vi.stubEnv('VITE_TOKEN_SYNC_URL', '/session')
})

describe('4. Token sync of a build with a configured URL', () => {
  test('sends the token before sign-in completes, and DELETE before sign-out completes', async () => {
    const { email, password } = await registerTestAccount()
    await signIn(email, password)
    const token = (await getFirebaseAuth().currentUser?.getIdToken()) ?? ''
    expect(requests.at(-1)).toBe(`POST /session Bearer ${token}`)
    await signOut(() => undefined)
    expect(requests.at(-1)).toBe('DELETE /session')
  })
})
