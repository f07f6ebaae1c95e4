import type { RulesValue } from '../values/rulesValue'
import type { SourcePosition, SourceSpan } from './diagnostic'

/** Type names that the `is` operator accepts. */
export const typeNames = [
  ...['bool', 'bytes', 'duration', 'float', 'int', 'latlng', 'list', 'map', 'map_diff', 'number'],
  ...['path', 'set', 'string', 'timestamp', 'vector', 'constraint'],
]

/** Names that only qualify functions, as in `math.abs(x)`. */
export const namespaces: ReadonlySet<string> = new Set([
  ...['duration', 'firestore', 'hashing', 'latlng', 'math', 'timestamp'],
])

/** A part of a path literal: `/text`, `/$(expression)` or `/{variable}`. */
export type PathPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'computed'; readonly value: Expression }
  | { readonly kind: 'variable'; readonly name: string }

export type MapEntry = { readonly key: Expression; readonly value: Expression }

type ExpressionKind =
  | { readonly kind: 'literal'; readonly value: RulesValue }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  | { readonly kind: 'map'; readonly entries: readonly MapEntry[] }
  | { readonly kind: 'path'; readonly parts: readonly PathPart[] }
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
      readonly kind: 'ternary'
      readonly condition: Expression
      readonly then: Expression
      readonly otherwise: Expression
    }

/** An expression without its source location. */
export type ExpressionShape = ExpressionKind

/** `depth` is the height of the expression tree; `span` includes surrounding parentheses. */
export type Expression = ExpressionKind & {
  readonly position: SourcePosition
  readonly span: SourceSpan
  readonly depth: number
}

export type Identifier = { readonly name: string; readonly position: SourcePosition }

export type LetStatement = Identifier & { readonly value: Expression }

export type FunctionDeclaration = Identifier & {
  readonly params: readonly Identifier[]
  readonly lets: readonly LetStatement[]
  readonly result: Expression
}

/** `allow methods: if condition`; without a condition it always allows. */
export type AllowStatement = {
  readonly position: SourcePosition
  readonly methods: readonly Identifier[]
  readonly condition: Expression | null
}

/** A segment of a match path: a literal, `{one}` or `{rest=**}`. */
export type PatternSegment =
  { readonly kind: 'literal'; readonly text: string } | ({ readonly kind: 'one' | 'rest' } & Identifier)

/** The declarations in the braces of a service or match. */
export type Block = {
  readonly functions: readonly FunctionDeclaration[]
  readonly matches: readonly MatchBlock[]
  readonly allows: readonly AllowStatement[]
}

export type MatchBlock = {
  readonly position: SourcePosition
  readonly pattern: readonly PatternSegment[]
  readonly body: Block
}

export type ServiceBlock = Identifier & { readonly body: Block }

export type RulesVersion = 1 | 2

export type RulesFile = {
  readonly version: RulesVersion
  readonly functions: readonly FunctionDeclaration[]
  readonly services: readonly ServiceBlock[]
}
