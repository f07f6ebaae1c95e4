import { matchesRulesRegex, replaceByRulesRegex, splitByRulesRegex } from './regularExpression'
import { createRulesIntValue } from './int'
import { defineRulesBuiltinOperation, createRulesBuiltinOperationTable } from './builtinOperation'
import {
  createRulesBoolValue,
  createRulesBytesValue,
  createRulesListValue,
  createRulesStringValue,
} from './rulesValue'

// As in Google's rules engine, lower() and upper() change only ASCII letters, and trim() removes characters up to
// U+0020.
const lower = (value: string): string => value.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
const upper = (value: string): string => value.replace(/[a-z]/g, (letter) => letter.toUpperCase())
const trim = (value: string): string => value.replace(/^[\0- ]+|[\0- ]+$/g, '')

/** String methods; sizes count UTF-16 code units. */
export const rulesStringMethods = createRulesBuiltinOperationTable({
  lower: defineRulesBuiltinOperation(['string'], (self) => createRulesStringValue(lower(self.value))),
  upper: defineRulesBuiltinOperation(['string'], (self) => createRulesStringValue(upper(self.value))),
  trim: defineRulesBuiltinOperation(['string'], (self) => createRulesStringValue(trim(self.value))),
  size: defineRulesBuiltinOperation(['string'], (self) => createRulesIntValue(self.value.length)),
  toUtf8: defineRulesBuiltinOperation(['string'], (self) => createRulesBytesValue(Buffer.from(self.value))),
  matches: defineRulesBuiltinOperation(['string', 'string'], (self, pattern) =>
    createRulesBoolValue(matchesRulesRegex(self.value, pattern.value)),
  ),
  replace: defineRulesBuiltinOperation(['string', 'string', 'string'], (self, pattern, replacement) =>
    createRulesStringValue(replaceByRulesRegex(self.value, pattern.value, replacement.value)),
  ),
  split: defineRulesBuiltinOperation(['string', 'string'], (self, pattern) =>
    createRulesListValue(splitByRulesRegex(self.value, pattern.value).map(createRulesStringValue)),
  ),
})
