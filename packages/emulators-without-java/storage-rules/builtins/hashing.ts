import { createHash } from 'node:crypto'
import {
  combineRulesBuiltinOverloads,
  defineRulesBuiltinOperation,
  createRulesBuiltinOperationTable,
  type RulesBuiltinOperation,
} from '../values/builtinOperation'
import { createRulesBytesValue } from '../values/rulesValue'
import { computeCrc32 } from './crc32'

const defineHash = (compute: (data: Uint8Array) => Uint8Array): RulesBuiltinOperation =>
  combineRulesBuiltinOverloads(
    defineRulesBuiltinOperation(['bytes'], (data) => createRulesBytesValue(compute(data.value))),
    defineRulesBuiltinOperation(['string'], (data) =>
      createRulesBytesValue(compute(Buffer.from(data.value))),
    ),
  )

/** The hashing functions of the rules language. Each accepts bytes, or a string that it encodes as UTF-8. */
export const rulesHashingFunctions = createRulesBuiltinOperationTable({
  'hashing.crc32': defineHash((data) => computeCrc32(data, 0xedb88320)),
  'hashing.crc32c': defineHash((data) => computeCrc32(data, 0x82f63b78)),
  'hashing.md5': defineHash((data) => createHash('md5').update(data).digest()),
  'hashing.sha256': defineHash((data) => createHash('sha256').update(data).digest()),
})
