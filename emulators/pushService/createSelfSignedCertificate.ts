import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A TLS server's certificate and private key, in PEM. */
export type ServerCertificate = { cert: string; key: string }

// Tags and object identifiers of ASN.1, as RFC 5280 and RFC 5758 use them for a certificate.
const tags = {
  integer: 0x02,
  bitString: 0x03,
  oid: 0x06,
  utf8: 0x0c,
  utcTime: 0x17,
  sequence: 0x30,
  set: 0x31,
}
const ecdsaWithSha256 = sequence(der(tags.oid, Buffer.from('2a8648ce3d040302', 'hex')))
const commonName = der(tags.oid, Buffer.from('550403', 'hex'))
const dayMs = 86_400_000

/** Creates a certificate for one day, signed by its own key: who connects must know that it cannot be verified. */
export function createSelfSignedCertificate(name: string): ServerCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const subject = sequence(der(tags.set, sequence(commonName, der(tags.utf8, Buffer.from(name)))))
  const body = sequence(
    der(tags.integer, Buffer.concat([Buffer.of(1), randomBytes(8)])),
    ecdsaWithSha256,
    subject,
    sequence(encodeTime(Date.now() - dayMs), encodeTime(Date.now() + dayMs)),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = der(tags.bitString, Buffer.concat([Buffer.of(0), sign('sha256', body, privateKey)]))
  return {
    cert: toPem(sequence(body, ecdsaWithSha256, signature)),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

function encodeTime(time: number): Buffer {
  const digits = new Date(time).toISOString().replace(/\D/g, '').slice(2, 14)
  return der(tags.utcTime, Buffer.from(`${digits}Z`))
}

function sequence(...parts: Buffer[]): Buffer {
  return der(tags.sequence, Buffer.concat(parts))
}

function der(tag: number, content: Buffer): Buffer {
  return Buffer.concat([Buffer.of(tag), encodeLength(content.length), content])
}

function encodeLength(length: number): Buffer {
  if (length < 0x80) return Buffer.of(length)
  return length < 0x100 ? Buffer.of(0x81, length) : Buffer.of(0x82, length >> 8, length & 0xff)
}

function toPem(content: Buffer): string {
  const lines = content.toString('base64').match(/.{1,64}/g) ?? []
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n')
}
