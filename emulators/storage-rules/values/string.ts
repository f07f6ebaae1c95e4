import { matchesWhole, replaceAll, splitBy } from '../re2/use'
import { int } from './integer'
import { operation, table } from './operation'
import { bool, bytes, list, text } from './value'

// The engine changes the case of ASCII letters only, and trims what is not above a space: "É".lower() is "É".
const lower = (value: string): string => value.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
const upper = (value: string): string => value.replace(/[a-z]/g, (letter) => letter.toUpperCase())
const trim = (value: string): string => value.replace(/^[\0- ]+|[\0- ]+$/g, '')

/** String methods; patterns are RE2's, and sizes count UTF-16 units. */
export const stringMethods = table({
  lower: operation(['string'], (self) => text(lower(self.value))),
  upper: operation(['string'], (self) => text(upper(self.value))),
  trim: operation(['string'], (self) => text(trim(self.value))),
  size: operation(['string'], (self) => int(self.value.length)),
  toUtf8: operation(['string'], (self) => bytes(Buffer.from(self.value))),
  matches: operation(['string', 'string'], (self, pattern) => bool(matchesWhole(self.value, pattern.value))),
  replace: operation(['string', 'string', 'string'], (self, pattern, substitute) =>
    text(replaceAll(self.value, pattern.value, substitute.value)),
  ),
  split: operation(['string', 'string'], (self, pattern) =>
    list(splitBy(self.value, pattern.value).map(text)),
  ),
})
