import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { encodeBitString, encodeObjectIdentifier, encodeSequence, encodeTagged, encodeValue } from './der'

/** Key and certificate of a TLS server, and the key hash that makes Chromium trust it. */
export type ServerCertificate = { key: string; cert: string; keyHash: string }

const ecdsaWithSha256 = encodeSequence(encodeObjectIdentifier('1.2.840.10045.4.3.2'))
const commonName = encodeSequence(
  encodeValue('set', encodeSequence(encodeObjectIdentifier('2.5.4.3'), encodeValue('text', 'Arielle bench'))),
)
const dayMs = 86_400_000

/** Creates a key and a self-signed certificate for 127.0.0.1. Node can generate keys, but not certificates. */
export function createCertificate(now = Date.now()): ServerCertificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  const tbsCertificate = encodeSequence(
    encodeTagged(0xa0, encodeValue('integer', Buffer.of(2))),
    encodeValue('integer', Buffer.concat([Buffer.of(1), randomBytes(8)])),
    ecdsaWithSha256,
    commonName,
    encodeSequence(encodeUtcTime(now - dayMs), encodeUtcTime(now + 30 * dayMs)),
    commonName,
    spki,
    encodeTagged(0xa3, encodeSequence(createSubjectAltName())),
  )
  const signature = sign('sha256', tbsCertificate, privateKey)
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: toPem(encodeSequence(tbsCertificate, ecdsaWithSha256, encodeBitString(signature))),
    keyHash: createHash('sha256').update(spki).digest('base64'),
  }
}

function createSubjectAltName(): Buffer {
  const address = encodeTagged(0x87, Buffer.of(127, 0, 0, 1))
  return encodeSequence(encodeObjectIdentifier('2.5.29.17'), encodeValue('octets', encodeSequence(address)))
}

function encodeUtcTime(at: number): Buffer {
  return encodeValue('time', `${new Date(at).toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`)
}

function toPem(der: Buffer): string {
  const lines = der.toString('base64').match(/.{1,64}/g) ?? []
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
}
