import { matchesPattern, replacePattern, splitByPattern } from './regularExpression'
import { intValue } from './int'
import { defineOperation, createOperationTable } from './builtinOperation'
import { boolValue, bytesValue, listValue, stringValue } from './rulesValue'

// Google's engine changes the case of ASCII letters only, and trims characters up to U+0020.
const lower = (value: string): string => value.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
const upper = (value: string): string => value.replace(/[a-z]/g, (letter) => letter.toUpperCase())
const trim = (value: string): string => value.replace(/^[\0- ]+|[\0- ]+$/g, '')

/** String methods; sizes count UTF-16 code units. */
export const stringMethods = createOperationTable({
  lower: defineOperation(['string'], (self) => stringValue(lower(self.value))),
  upper: defineOperation(['string'], (self) => stringValue(upper(self.value))),
  trim: defineOperation(['string'], (self) => stringValue(trim(self.value))),
  size: defineOperation(['string'], (self) => intValue(self.value.length)),
  toUtf8: defineOperation(['string'], (self) => bytesValue(Buffer.from(self.value))),
  matches: defineOperation(['string', 'string'], (self, pattern) =>
    boolValue(matchesPattern(self.value, pattern.value)),
  ),
  replace: defineOperation(['string', 'string', 'string'], (self, pattern, replacement) =>
    stringValue(replacePattern(self.value, pattern.value, replacement.value)),
  ),
  split: defineOperation(['string', 'string'], (self, pattern) =>
    listValue(splitByPattern(self.value, pattern.value).map(stringValue)),
  ),
})
