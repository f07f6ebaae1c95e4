import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { bits, identifier, sequence, tagged, value } from './der'

/** What a TLS server needs, and the hash by which a browser is told to trust exactly this key. */
export type Certificate = { key: string; cert: string; keyHash: string }

const ecdsaWithSha256 = sequence(identifier('1.2.840.10045.4.3.2'))
const commonName = sequence(value('set', sequence(identifier('2.5.4.3'), value('text', 'Arielle bench'))))
const dayMs = 86_400_000

/** A new key with its self-signed certificate for 127.0.0.1; Node can make the one but not the other. */
export function makeCertificate(now = Date.now()): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  const statement = sequence(
    tagged(0xa0, value('integer', Buffer.of(2))),
    value('integer', Buffer.concat([Buffer.of(1), randomBytes(8)])),
    ecdsaWithSha256,
    commonName,
    sequence(utcTime(now - dayMs), utcTime(now + 30 * dayMs)),
    commonName,
    spki,
    tagged(0xa3, sequence(loopbackName())),
  )
  const signature = sign('sha256', statement, privateKey)
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem(sequence(statement, ecdsaWithSha256, bits(signature))),
    keyHash: createHash('sha256').update(spki).digest('base64'),
  }
}

function loopbackName(): Buffer {
  const address = tagged(0x87, Buffer.of(127, 0, 0, 1))
  return sequence(identifier('2.5.29.17'), value('octets', sequence(address)))
}

function utcTime(at: number): Buffer {
  return value('time', `${new Date(at).toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`)
}

function pem(der: Buffer): string {
  const lines = der.toString('base64').match(/.{1,64}/g) ?? []
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
}
