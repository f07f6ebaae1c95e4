/** A value of the rules language. Timestamps are nanoseconds since 1970. */
export type RulesValue =
  | { readonly type: 'null' }
  | { readonly type: 'bool'; readonly value: boolean }
  | { readonly type: 'int'; readonly value: bigint }
  | { readonly type: 'float'; readonly value: number }
  | { readonly type: 'string'; readonly value: string }
  | { readonly type: 'bytes'; readonly value: Uint8Array }
  | { readonly type: 'list'; readonly items: readonly RulesValue[] }
  | { readonly type: 'set'; readonly items: readonly RulesValue[] }
  | { readonly type: 'map'; readonly entries: ReadonlyMap<string, RulesValue> }
  | { readonly type: 'map_diff'; readonly left: RulesMapEntries; readonly right: RulesMapEntries }
  | {
      readonly type: 'path'
      readonly segments: readonly RulesPathValueSegment[]
      readonly bound: RulesMapEntries
    }
  | { readonly type: 'timestamp'; readonly nanos: bigint }
  | { readonly type: 'duration'; readonly nanos: bigint }
  | { readonly type: 'latlng'; readonly latitude: number; readonly longitude: number }

export type RulesMapEntries = ReadonlyMap<string, RulesValue>

/** A segment of a path value: either text, or a variable that has no value yet. */
export type RulesPathValueSegment = { readonly text: string } | { readonly variable: string }

export type RulesValueType = RulesValue['type']

export type RulesValueOfType<T extends RulesValueType> = Extract<RulesValue, { type: T }>

export const rulesNullValue: RulesValue = { type: 'null' }

export const createRulesBoolValue = (value: boolean): RulesValue => ({ type: 'bool', value })

export const createRulesFloatValue = (value: number): RulesValue => ({ type: 'float', value })

export const createRulesStringValue = (value: string): RulesValue => ({ type: 'string', value })

export const createRulesBytesValue = (value: Uint8Array): RulesValue => ({ type: 'bytes', value })

export const createRulesListValue = (items: readonly RulesValue[]): RulesValue => ({ type: 'list', items })

export const createRulesMapValue = (entries: Iterable<readonly [string, RulesValue]>): RulesValue => ({
  type: 'map',
  entries: new Map(entries),
})

export const createRulesPathValue = (segments: readonly string[]): RulesValueOfType<'path'> => ({
  type: 'path',
  segments: segments.map((segment) => ({ text: segment })),
  bound: new Map(),
})
