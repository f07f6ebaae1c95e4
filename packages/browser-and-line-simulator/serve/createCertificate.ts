import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import {
  encodeDerBitString,
  encodeDerObjectIdentifier,
  encodeDerSequence,
  encodeDerTaggedValue,
  encodeDerValue,
} from './der'

/** The key and certificate of a TLS server, and the key hash that makes Chromium trust the certificate. */
export type ServerCertificate = { key: string; cert: string; keyHash: string }

const ecdsaWithSha256 = encodeDerSequence(encodeDerObjectIdentifier('1.2.840.10045.4.3.2'))
const commonName = encodeDerSequence(
  encodeDerValue(
    'set',
    encodeDerSequence(encodeDerObjectIdentifier('2.5.4.3'), encodeDerValue('text', 'Local server')),
  ),
)
const dayMs = 86_400_000

/** Creates a key and a self-signed certificate for 127.0.0.1. Node can generate keys, but not certificates. */
export function createCertificate(now = Date.now()): ServerCertificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  const tbsCertificate = encodeDerSequence(
    encodeDerTaggedValue(0xa0, encodeDerValue('integer', Buffer.of(2))),
    encodeDerValue('integer', Buffer.concat([Buffer.of(1), randomBytes(8)])),
    ecdsaWithSha256,
    commonName,
    encodeDerSequence(encodeUtcTime(now - dayMs), encodeUtcTime(now + 30 * dayMs)),
    commonName,
    spki,
    encodeDerTaggedValue(0xa3, encodeDerSequence(createSubjectAltName())),
  )
  const signature = sign('sha256', tbsCertificate, privateKey)
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: toPem(encodeDerSequence(tbsCertificate, ecdsaWithSha256, encodeDerBitString(signature))),
    keyHash: createHash('sha256').update(spki).digest('base64'),
  }
}

function createSubjectAltName(): Buffer {
  const address = encodeDerTaggedValue(0x87, Buffer.of(127, 0, 0, 1))
  return encodeDerSequence(
    encodeDerObjectIdentifier('2.5.29.17'),
    encodeDerValue('octets', encodeDerSequence(address)),
  )
}

function encodeUtcTime(at: number): Buffer {
  return encodeDerValue('time', `${new Date(at).toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`)
}

function toPem(der: Buffer): string {
  const lines = der.toString('base64').match(/.{1,64}/g) ?? []
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
}
