/** The few kinds of DER values (X.690) that a certificate is made of. */
const tags = { integer: 0x02, bits: 0x03, octets: 0x04, oid: 0x06, text: 0x0c, time: 0x17, set: 0x31 }

/** Values one after the other, in a SEQUENCE. */
export function sequence(...values: Buffer[]): Buffer {
  return tagged(0x30, ...values)
}

/** A value of a certificate, by the name of its kind. */
export function value(kind: keyof typeof tags, content: Buffer | string): Buffer {
  return tagged(tags[kind], Buffer.from(content))
}

/** An object identifier such as '2.5.4.3'; none of its arcs after the second may be larger than 2^28. */
export function identifier(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  return value('oid', Buffer.from([first * 40 + second, ...rest.flatMap(inSevens)]))
}

/** A bit string that holds whole bytes. */
export function bits(content: Buffer): Buffer {
  return value('bits', Buffer.concat([Buffer.of(0), content]))
}

/** Values under a tag of one byte. */
export function tagged(tag: number, ...values: Buffer[]): Buffer {
  const content = Buffer.concat(values)
  return Buffer.concat([Buffer.of(tag, ...lengthOf(content.length)), content])
}

function lengthOf(length: number): number[] {
  if (length < 0x80) return [length]
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
}

function inSevens(arc: number): number[] {
  const more = arc >= 0x80 ? inSevens(arc >> 7).map((byte) => byte | 0x80) : []
  return [...more, arc & 0x7f]
}
