import { intValue } from './int'
import { defineOperation, createOperationTable } from './builtinOperation'
import { stringValue } from './rulesValue'

// Google's engine writes URL-safe base64 with padding, and upper-case hexadecimal digits.
const encodeBase64Url = (value: Uint8Array): string =>
  Buffer.from(value).toString('base64').replace(/\+/g, '-').replace(/\//g, '_')

export const bytesMethods = createOperationTable({
  size: defineOperation(['bytes'], (self) => intValue(self.value.length)),
  toBase64: defineOperation(['bytes'], (self) => stringValue(encodeBase64Url(self.value))),
  toHexString: defineOperation(['bytes'], (self) =>
    stringValue(Buffer.from(self.value).toString('hex').toUpperCase()),
  ),
})
