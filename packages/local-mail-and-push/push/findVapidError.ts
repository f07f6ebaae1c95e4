import { createPublicKey, verify } from 'node:crypto'
import * as v from 'valibot'

/** What an authorization is compared with: the push service's origin, the key of the subscription, and the time. */
type ExpectedVapid = { audience: string; publicKey: string; now: number }

const headerPattern = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/
const maxLifetimeS = 86_400
const recordSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()))

/** Checks the Authorization header of a push request by RFC 8292; returns what is wrong with it, or null. */
export function findVapidError(
  authorization: string,
  { audience, publicKey, now }: ExpectedVapid,
): string | null {
  const [, header = '', claims = '', signature = '', key = ''] = headerPattern.exec(authorization) ?? []
  if (key === '') return 'The Authorization header is not of the scheme vapid.'
  if (key !== publicKey) return 'The key is not the one that the subscription was made with.'
  if (decode(header).alg !== 'ES256') return 'The token is not signed with ES256.'
  if (!isSigned(`${header}.${claims}`, signature, key)) return 'The signature is wrong.'
  return findClaimsError(decode(claims), audience, now / 1000)
}

function findClaimsError(
  { aud, exp, sub }: Readonly<Record<string, unknown>>,
  audience: string,
  nowS: number,
): string | null {
  if (aud !== audience) return 'The token is for another push service.'
  if (typeof exp !== 'number' || exp <= nowS) return 'The token has expired.'
  if (exp > nowS + maxLifetimeS) return 'The token is valid for more than a day.'
  if (!/^(?:mailto:.+@|https:\/\/)/.test(String(sub))) return 'The token names nobody to contact.'
  return null
}

function isSigned(text: string, signature: string, key: string): boolean {
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.toString('base64url', 1, 33), point.toString('base64url', 33)]
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const signatureBytes = Buffer.from(signature, 'base64url')
  return verify('sha256', Buffer.from(text), { key: publicKey, dsaEncoding: 'ieee-p1363' }, signatureBytes)
}

function decode(part: string): Readonly<Record<string, unknown>> {
  const { success, output } = v.safeParse(recordSchema, Buffer.from(part, 'base64url').toString())
  return success ? output : {}
}
