import { convertRulesValueToString } from '../values/stringConversion'
import type { RulesValue } from '../values/rulesValue'

/** Formats a value as debug() prints it. */
export function formatRulesDebugValue(value: RulesValue): string {
  switch (value.type) {
    case 'string':
      return JSON.stringify(value.value)
    case 'bytes':
      return `b'${Buffer.from(value.value).toString('hex')}'`
    case 'list':
    case 'set':
      return `[${value.items.map(formatRulesDebugValue).join(', ')}]`
    case 'map':
      return `{${[...value.entries].map(([key, item]) => `${key}: ${formatRulesDebugValue(item)}`).join(', ')}}`
    case 'map_diff':
      return 'map_diff'
    case 'timestamp':
    case 'duration':
      return `${value.type} of ${value.nanos} ns`
    case 'latlng':
      return `${value.latitude},${value.longitude}`
    case 'null':
    case 'bool':
    case 'int':
    case 'float':
    case 'path':
      return convertRulesValueToString(value)
  }
}
