import type { Value } from '../values/value'
import type { Position, Span } from './position'

/** The types that `is` knows. */
export const typeNames = [
  ...['bool', 'bytes', 'duration', 'float', 'int', 'latlng', 'list', 'map', 'map_diff', 'number'],
  ...['path', 'set', 'string', 'timestamp', 'vector', 'constraint'],
]

/** Namespaces: `math.abs(x)` calls a function, and `math` alone is no variable. */
export const packages: ReadonlySet<string> = new Set([
  ...['duration', 'firestore', 'hashing', 'latlng', 'math', 'timestamp'],
])

/** One piece of a path literal: `/text`, `/$(expression)` or `/{variable}`. */
export type PathPiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'computed'; readonly value: Expression }
  | { readonly kind: 'variable'; readonly name: string }

export type Entry = { readonly key: Expression; readonly value: Expression }

type ExpressionKind =
  | { readonly kind: 'literal'; readonly value: Value }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  | { readonly kind: 'map'; readonly entries: readonly Entry[] }
  | { readonly kind: 'path'; readonly pieces: readonly PathPiece[] }
  | { readonly kind: 'member'; readonly object: Expression; readonly name: string }
  | { readonly kind: 'index'; readonly object: Expression; readonly index: Expression }
  | {
      readonly kind: 'range'
      readonly object: Expression
      readonly from: Expression | null
      readonly to: Expression | null
    }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[] }
  | {
      readonly kind: 'method'
      readonly object: Expression
      readonly name: string
      readonly args: readonly Expression[]
    }
  | { readonly kind: 'unary'; readonly operator: '!' | '-'; readonly operand: Expression }
  | {
      readonly kind: 'logic'
      readonly operator: '&&' | '||'
      readonly left: Expression
      readonly right: Expression
    }
  | {
      readonly kind: 'binary'
      readonly operator: string
      readonly left: Expression
      readonly right: Expression
    }
  | { readonly kind: 'is'; readonly operand: Expression; readonly typeName: string }
  | {
      readonly kind: 'choice'
      readonly condition: Expression
      readonly then: Expression
      readonly otherwise: Expression
    }

/** An expression without its place in the file. */
export type ExpressionShape = ExpressionKind

/** An expression; `depth` counts the nodes of its longest branch, `span` takes in the parentheses around it. */
export type Expression = ExpressionKind & {
  readonly at: Position
  readonly span: Span
  readonly depth: number
}

export type Named = { readonly name: string; readonly at: Position }

export type Let = Named & { readonly value: Expression }

export type FunctionDeclaration = Named & {
  readonly params: readonly Named[]
  readonly lets: readonly Let[]
  readonly result: Expression
}

/** `allow methods: if condition`; no condition means always. */
export type Allow = {
  readonly at: Position
  readonly methods: readonly Named[]
  readonly condition: Expression | null
}

/** One segment of a match path: a literal, `{one}` or `{rest=**}`. */
export type PatternSegment =
  { readonly kind: 'literal'; readonly text: string } | ({ readonly kind: 'one' | 'rest' } & Named)

/** What stands between the braces of a service or a match. */
export type Block = {
  readonly functions: readonly FunctionDeclaration[]
  readonly matches: readonly Match[]
  readonly allows: readonly Allow[]
}

export type Match = {
  readonly at: Position
  readonly pattern: readonly PatternSegment[]
  readonly body: Block
}

export type Service = Named & { readonly body: Block }

export type RulesVersion = 1 | 2

export type RulesFile = {
  readonly version: RulesVersion
  readonly functions: readonly FunctionDeclaration[]
  readonly services: readonly Service[]
}
