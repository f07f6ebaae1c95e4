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
  | { readonly type: 'map_diff'; readonly left: MapEntries; readonly right: MapEntries }
  | { readonly type: 'path'; readonly segments: readonly PathSegment[]; readonly bound: MapEntries }
  | { readonly type: 'timestamp'; readonly nanos: bigint }
  | { readonly type: 'duration'; readonly nanos: bigint }
  | { readonly type: 'latlng'; readonly latitude: number; readonly longitude: number }

export type MapEntries = ReadonlyMap<string, RulesValue>

/** A segment of a path value; a variable is not yet bound. */
export type PathSegment = { readonly text: string } | { readonly variable: string }

export type TypeName = RulesValue['type']

export type ValueOf<T extends TypeName> = Extract<RulesValue, { type: T }>

export const nullValue: RulesValue = { type: 'null' }

export const boolValue = (value: boolean): RulesValue => ({ type: 'bool', value })

export const floatValue = (value: number): RulesValue => ({ type: 'float', value })

export const stringValue = (value: string): RulesValue => ({ type: 'string', value })

export const bytesValue = (value: Uint8Array): RulesValue => ({ type: 'bytes', value })

export const listValue = (items: readonly RulesValue[]): RulesValue => ({ type: 'list', items })

export const mapValue = (entries: Iterable<readonly [string, RulesValue]>): RulesValue => ({
  type: 'map',
  entries: new Map(entries),
})

export const pathValue = (segments: readonly string[]): ValueOf<'path'> => ({
  type: 'path',
  segments: segments.map((segment) => ({ text: segment })),
  bound: new Map(),
})
