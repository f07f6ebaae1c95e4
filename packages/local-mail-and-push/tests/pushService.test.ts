import { expect, test } from 'vitest'
import { decryptPush } from '../push/decryptPush'
import { findVapidError } from '../push/findVapidError'

const fromBase64Url = (text: string) => Buffer.from(text, 'base64url')

// RFC 8291, section 5 and appendix A.
const secrets = {
  privateKey: fromBase64Url('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'),
  publicKey: fromBase64Url(
    'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  ),
  auth: fromBase64Url('BTBZMqHH6r4Tts7J_aSIgg'),
}
const body = fromBase64Url(
  [
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml',
    'mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT',
    'pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  ].join(''),
)

test('decrypts the example of RFC 8291', () =>
  expect(decryptPush(body, secrets)).toBe('When I grow up, I want to be a watermelon'))

test('does not decrypt a message with one bit changed, or for another browser', () => {
  const changed = Buffer.from(body)
  changed.writeUInt8(body.readUInt8(100) ^ 1, 100)
  expect(() => decryptPush(changed, secrets)).toThrow()
  expect(() => decryptPush(body, { ...secrets, auth: Buffer.alloc(16) })).toThrow()
})

// RFC 8292, section 2.4.
const key = 'BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs'
const token = [
  'eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9',
  'eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0',
  'i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA',
].join('.')
const expiresAt = 1_453_523_768_000
const expected = { audience: 'https://push.example.net', publicKey: key, now: expiresAt - 3_600_000 }

test('accepts the example of RFC 8292', () =>
  expect(findVapidError(`vapid t=${token}, k=${key}`, expected)).toBeNull())

test.each([
  ['after it has expired', token, { now: expiresAt }],
  ['more than a day before it expires', token, { now: expiresAt - 86_500_000 }],
  ['at another push service', token, { audience: 'https://push.example.com' }],
  ['for a subscription with another key', token, { publicKey: `${key.slice(0, -1)}A` }],
  ['with another signature', token.replace('.i3C', '.i3D'), {}],
  ['with other claims', token.replace('eyJhdWQ', 'eyJhdWR'), {}],
  ['with nothing', '', {}],
])('refuses the example of RFC 8292 %s', (_, changedToken, change) =>
  expect(findVapidError(`vapid t=${changedToken}, k=${key}`, { ...expected, ...change })).not.toBeNull(),
)
