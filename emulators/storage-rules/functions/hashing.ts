import { createHash } from 'node:crypto'
import { either, operation, table, type Operation } from '../values/operation'
import { bytes } from '../values/value'
import { crc } from './crc'

const hash = (compute: (data: Uint8Array) => Uint8Array): Operation =>
  either(
    operation(['bytes'], (data) => bytes(compute(data.value))),
    operation(['string'], (data) => bytes(compute(Buffer.from(data.value)))),
  )

/** The hashing namespace: bytes of the given bytes, or of a string's UTF-8. */
export const hashingFunctions = table({
  'hashing.crc32': hash((data) => crc(data, 0xedb88320)),
  'hashing.crc32c': hash((data) => crc(data, 0x82f63b78)),
  'hashing.md5': hash((data) => createHash('md5').update(data).digest()),
  'hashing.sha256': hash((data) => createHash('sha256').update(data).digest()),
})
