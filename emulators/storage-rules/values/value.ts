/** A value of the rules language. Integers are 64-bit, times count nanoseconds since 1970, durations nanoseconds. */
export type Value =
  | { readonly type: 'null' }
  | { readonly type: 'bool'; readonly value: boolean }
  | { readonly type: 'int'; readonly value: bigint }
  | { readonly type: 'float'; readonly value: number }
  | { readonly type: 'string'; readonly value: string }
  | { readonly type: 'bytes'; readonly value: Uint8Array }
  | { readonly type: 'list'; readonly items: readonly Value[] }
  | { readonly type: 'set'; readonly items: readonly Value[] }
  | { readonly type: 'map'; readonly entries: ReadonlyMap<string, Value> }
  | { readonly type: 'map_diff'; readonly left: Entries; readonly right: Entries }
  | { readonly type: 'path'; readonly segments: readonly PathSegment[]; readonly bound: Entries }
  | { readonly type: 'timestamp'; readonly nanos: bigint }
  | { readonly type: 'duration'; readonly nanos: bigint }
  | { readonly type: 'latlng'; readonly latitude: number; readonly longitude: number }

export type Entries = ReadonlyMap<string, Value>

/** A segment of a path value; a variable is one that bind() has not filled yet. */
export type PathSegment = { readonly text: string } | { readonly variable: string }

export type TypeName = Value['type']

export type ValueOf<T extends TypeName> = Extract<Value, { type: T }>

export const nothing: Value = { type: 'null' }

export const bool = (value: boolean): Value => ({ type: 'bool', value })

export const float = (value: number): Value => ({ type: 'float', value })

export const text = (value: string): Value => ({ type: 'string', value })

export const bytes = (value: Uint8Array): Value => ({ type: 'bytes', value })

export const list = (items: readonly Value[]): Value => ({ type: 'list', items })

export const map = (entries: Iterable<readonly [string, Value]>): Value => ({
  type: 'map',
  entries: new Map(entries),
})

export const path = (segments: readonly string[]): ValueOf<'path'> => ({
  type: 'path',
  segments: segments.map((segment) => ({ text: segment })),
  bound: new Map(),
})
