import { int } from './integer'
import { operation, table } from './operation'
import { text } from './value'

// As the engine writes them: base64 with the URL-safe letters and padding, hexadecimal in capitals.
const base64 = (value: Uint8Array): string =>
  Buffer.from(value).toString('base64').replace(/\+/g, '-').replace(/\//g, '_')

/** Bytes methods. */
export const bytesMethods = table({
  size: operation(['bytes'], (self) => int(self.value.length)),
  toBase64: operation(['bytes'], (self) => text(base64(self.value))),
  toHexString: operation(['bytes'], (self) => text(Buffer.from(self.value).toString('hex').toUpperCase())),
})
