import type { RulesValue } from '../values/rulesValue'
import type { RulesSourcePosition, RulesSourceSpan } from './diagnostic'

/** Type names that the `is` operator accepts. */
export const rulesTypeNames = [
  ...['bool', 'bytes', 'duration', 'float', 'int', 'latlng', 'list', 'map', 'map_diff', 'number'],
  ...['path', 'set', 'string', 'timestamp', 'vector', 'constraint'],
]

/** Namespaces of built-in functions, such as `math` in `math.abs(x)`. A namespace is not a value. */
export const rulesFunctionNamespaces: ReadonlySet<string> = new Set([
  ...['duration', 'firestore', 'hashing', 'latlng', 'math', 'timestamp'],
])

/** A part of a path literal: `/text`, `/$(expression)` or `/{variable}`. */
export type RulesPathLiteralPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'computed'; readonly value: RulesExpression }
  | { readonly kind: 'variable'; readonly name: string }

export type RulesMapLiteralEntry = { readonly key: RulesExpression; readonly value: RulesExpression }

type ExpressionKind =
  | { readonly kind: 'literal'; readonly value: RulesValue }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'list'; readonly items: readonly RulesExpression[] }
  | { readonly kind: 'map'; readonly entries: readonly RulesMapLiteralEntry[] }
  | { readonly kind: 'path'; readonly parts: readonly RulesPathLiteralPart[] }
  | { readonly kind: 'member'; readonly object: RulesExpression; readonly name: string }
  | { readonly kind: 'index'; readonly object: RulesExpression; readonly index: RulesExpression }
  | {
      readonly kind: 'range'
      readonly object: RulesExpression
      readonly from: RulesExpression | null
      readonly to: RulesExpression | null
    }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly RulesExpression[] }
  | {
      readonly kind: 'method'
      readonly object: RulesExpression
      readonly name: string
      readonly args: readonly RulesExpression[]
    }
  | { readonly kind: 'unary'; readonly operator: '!' | '-'; readonly operand: RulesExpression }
  | {
      readonly kind: 'logic'
      readonly operator: '&&' | '||'
      readonly left: RulesExpression
      readonly right: RulesExpression
    }
  | {
      readonly kind: 'binary'
      readonly operator: string
      readonly left: RulesExpression
      readonly right: RulesExpression
    }
  | { readonly kind: 'is'; readonly operand: RulesExpression; readonly typeName: string }
  | {
      readonly kind: 'ternary'
      readonly condition: RulesExpression
      readonly then: RulesExpression
      readonly otherwise: RulesExpression
    }

/** An expression without its source location. */
export type RulesExpressionWithoutPosition = ExpressionKind

/** An expression of a rules file. `depth` is the height of its syntax tree; `span` includes surrounding parentheses. */
export type RulesExpression = ExpressionKind & {
  readonly position: RulesSourcePosition
  readonly span: RulesSourceSpan
  readonly depth: number
}

export type RulesIdentifier = { readonly name: string; readonly position: RulesSourcePosition }

export type RulesLetStatement = RulesIdentifier & { readonly value: RulesExpression }

export type RulesFunctionDeclaration = RulesIdentifier & {
  readonly params: readonly RulesIdentifier[]
  readonly lets: readonly RulesLetStatement[]
  readonly result: RulesExpression
}

/** An allow statement: `allow methods: if condition`. Without a condition, it always allows the methods. */
export type RulesAllowStatement = {
  readonly position: RulesSourcePosition
  readonly methods: readonly RulesIdentifier[]
  readonly condition: RulesExpression | null
}

/** A segment of a match path: a literal, `{one}` or `{rest=**}`. */
export type RulesMatchPathSegment =
  { readonly kind: 'literal'; readonly text: string } | ({ readonly kind: 'one' | 'rest' } & RulesIdentifier)

/** The declarations in the braces of a service or match. */
export type RulesBlock = {
  readonly functions: readonly RulesFunctionDeclaration[]
  readonly matches: readonly RulesMatchBlock[]
  readonly allows: readonly RulesAllowStatement[]
}

export type RulesMatchBlock = {
  readonly position: RulesSourcePosition
  readonly pattern: readonly RulesMatchPathSegment[]
  readonly body: RulesBlock
}

export type RulesServiceBlock = RulesIdentifier & { readonly body: RulesBlock }

export type RulesVersion = 1 | 2

export type RulesFile = {
  readonly version: RulesVersion
  readonly functions: readonly RulesFunctionDeclaration[]
  readonly services: readonly RulesServiceBlock[]
}
