import { createRulesIntValue } from './int'
import { defineRulesBuiltinOperation, createRulesBuiltinOperationTable } from './builtinOperation'
import { createRulesStringValue } from './rulesValue'

// As in Google's rules engine, toBase64() returns URL-safe base64 with padding, and toHexString() upper-case digits.
const encodeBase64Url = (value: Uint8Array): string =>
  Buffer.from(value).toString('base64').replace(/\+/g, '-').replace(/\//g, '_')

export const rulesBytesMethods = createRulesBuiltinOperationTable({
  size: defineRulesBuiltinOperation(['bytes'], (self) => createRulesIntValue(self.value.length)),
  toBase64: defineRulesBuiltinOperation(['bytes'], (self) =>
    createRulesStringValue(encodeBase64Url(self.value)),
  ),
  toHexString: defineRulesBuiltinOperation(['bytes'], (self) =>
    createRulesStringValue(Buffer.from(self.value).toString('hex').toUpperCase()),
  ),
})
