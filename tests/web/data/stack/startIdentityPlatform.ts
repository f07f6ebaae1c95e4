import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { toRecordOrEmpty } from '../../../../domain/validation/fieldSchema'

const account = { localId: 'sola', email: 'sola@arielle.test', emailVerified: true }
const secretBytes = Buffer.from('Hello!\u00de\u00ad\u00be\u00ef', 'latin1')

/** The secret above in base32. */
export const totpSecret = 'JBSWY3DPEHPK3PXP'

/** The code of an authenticator app now (RFC 6238): six digits, SHA-1, 30 seconds. */
export function createTotpCode(now = Date.now()): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)))
  const hash = createHmac('sha1', secretBytes).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 0xf
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/**
 * Starts a server that answers the Auth SDK as a project with Identity Platform and TOTP does, for one account: the Auth
 * emulator knows phone numbers only. Returns its port.
 */
export async function startIdentityPlatform(): Promise<number> {
  let factors: object[] = []
  const answers: Readonly<Record<string, (body: Readonly<Record<string, unknown>>) => object>> = {
    'v1/accounts:signInWithPassword': () =>
      factors.length > 0
        ? { ...account, mfaPendingCredential: 'pending', mfaInfo: factors }
        : createSession(account),
    'v1/accounts:lookup': () => ({ users: [{ ...account, mfaInfo: factors }] }),
    'v2/accounts/mfaEnrollment:start': () => ({
      totpSessionInfo: {
        sharedSecretKey: totpSecret,
        ...{ verificationCodeLength: 6, hashingAlgorithm: 'SHA1', periodSec: 30, sessionInfo: 'session' },
        finalizeEnrollmentTime: new Date(Date.now() + 300_000).toISOString(),
      },
    }),
    'v2/accounts/mfaEnrollment:finalize': ({ totpVerificationInfo }) => {
      if (!isRightCode(totpVerificationInfo)) return createError('INVALID_CODE')
      factors = [{ mfaEnrollmentId: 'factor', displayName: 'Authenticator app', totpInfo: {} }]
      return createSession()
    },
    'v2/accounts/mfaSignIn:finalize': ({ totpVerificationInfo }) =>
      isRightCode(totpVerificationInfo) ? createSession() : createError('INVALID_CODE'),
    'v2/accounts/mfaEnrollment:withdraw': () => {
      factors = []
      return createSession()
    },
  }
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const path =
        (request.url ?? '').replace(/^.*identitytoolkit\.googleapis\.com\//, '').split('?')[0] ?? ''
      const answer = answers[path]?.(body) ?? createError('OPERATION_NOT_ALLOWED')
      response.writeHead('error' in answer ? 400 : 200, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify(answer))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

const isRightCode = (info: unknown) => toRecordOrEmpty(info).verificationCode === createTotpCode()

const createError = (message: string) => ({ error: { code: 400, message } })

function createSession(fields: object = {}) {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const seconds = Math.floor(Date.now() / 1000)
  const claims = { sub: account.localId, user_id: account.localId, iat: seconds, exp: seconds + 3600 }
  const idToken = `${encode({ alg: 'none' })}.${encode({ ...claims, staff: true })}.`
  return { ...fields, idToken, refreshToken: 'refresh', expiresIn: '3600' }
}

async function readBody(request: IncomingMessage): Promise<Readonly<Record<string, unknown>>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return toRecordOrEmpty(JSON.parse(Buffer.concat(chunks).toString() || '{}'))
}
