/** The tags of DER, the binary format of certificates (ITU-T X.690), that a TLS certificate needs. */
const tags = { integer: 0x02, bits: 0x03, octets: 0x04, oid: 0x06, text: 0x0c, time: 0x17, set: 0x31 }

/** Encodes values as a SEQUENCE in DER, the binary format of certificates. */
export function encodeDerSequence(...values: Buffer[]): Buffer {
  return encodeDerTaggedValue(0x30, ...values)
}

/** Encodes a value with the DER tag of this kind, such as 'integer'. */
export function encodeDerValue(kind: keyof typeof tags, content: Buffer | string): Buffer {
  return encodeDerTaggedValue(tags[kind], Buffer.from(content))
}

/** Encodes an object identifier such as '2.5.4.3' in DER. Each number after the second must be below 2^28. */
export function encodeDerObjectIdentifier(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  return encodeDerValue('oid', Buffer.from([first * 40 + second, ...rest.flatMap(encodeBase128)]))
}

/** Encodes whole bytes as a DER bit string. */
export function encodeDerBitString(content: Buffer): Buffer {
  return encodeDerValue('bits', Buffer.concat([Buffer.of(0), content]))
}

/** Encodes values in DER with a tag of one byte. */
export function encodeDerTaggedValue(tag: number, ...values: Buffer[]): Buffer {
  const content = Buffer.concat(values)
  return Buffer.concat([Buffer.of(tag, ...encodeLength(content.length)), content])
}

function encodeLength(length: number): number[] {
  if (length < 0x80) return [length]
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
}

function encodeBase128(arc: number): number[] {
  const more = arc >= 0x80 ? encodeBase128(arc >> 7).map((byte) => byte | 0x80) : []
  return [...more, arc & 0x7f]
}
