import { unescapeRulesBytes, unescapeRulesString } from './stringEscapes'
import { RulesSyntaxError, type RulesSourcePosition, type RulesSourceSpan } from './diagnostic'

export type RulesToken = { readonly position: RulesSourcePosition; readonly span: RulesSourceSpan } & (
  | { readonly kind: 'name' | 'segment' | 'symbol' | 'end'; readonly text: string }
  | { readonly kind: 'int'; readonly text: string; readonly value: bigint }
  | { readonly kind: 'float'; readonly text: string; readonly value: number }
  | { readonly kind: 'string'; readonly text: string; readonly value: string }
  | { readonly kind: 'bytes'; readonly text: string; readonly value: Uint8Array }
)

type TokenContent = RulesToken extends infer T
  ? T extends RulesToken
    ? Omit<T, 'position' | 'span' | 'text'>
    : never
  : never

const whitespace = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y

// As in Google's lexer for rules, "/name" is always a path segment, so a division needs a space after "/".
const tokenRules: readonly (readonly [
  RegExp,
  (text: string, position: RulesSourcePosition) => TokenContent,
])[] = [
  [/\/(?!\*)[\w\-.~%&'*+:@]+/y, () => ({ kind: 'segment' })],
  [/(?:0|[1-9]\d*)\.\d*|\.\d+/y, (text) => ({ kind: 'float', value: Number(text) })],
  [/0|[1-9]\d*/y, (text) => ({ kind: 'int', value: BigInt(text) })],
  [
    /[bB](?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/y,
    (text, position) => ({ kind: 'bytes', value: unescapeRulesBytes(text.slice(2, -1), position) }),
  ],
  [
    /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/y,
    (text, position) => ({ kind: 'string', value: unescapeRulesString(text.slice(1, -1), position) }),
  ],
  [/[A-Za-z_$][\w$]+|[A-Za-z_]/y, () => ({ kind: 'name' })],
  [/&&|\|\||[=!<>]=|\*\*|\+\+|--|\/(?!\*)|[=@:,$.>{[(<\-%!+}\]);*?]/y, () => ({ kind: 'symbol' })],
]

/** Splits a rules file into tokens, without whitespace and comments. */
export function tokenizeRules(source: string): readonly RulesToken[] {
  const findPosition = createPositionFinder(source)
  const tokens: RulesToken[] = []
  let offset = skipWhitespace(source, 0)
  while (offset < source.length) {
    const token = readToken(source, offset, findPosition(offset))
    tokens.push(token)
    offset = skipWhitespace(source, offset + token.text.length)
  }
  const span = { from: offset, to: offset }
  return [...tokens, { kind: 'end', text: 'the end of the file', position: findPosition(offset), span }]
}

function skipWhitespace(source: string, offset: number): number {
  whitespace.lastIndex = offset
  return whitespace.test(source) ? whitespace.lastIndex : offset
}

function readToken(source: string, offset: number, position: RulesSourcePosition): RulesToken {
  for (const [pattern, createContent] of tokenRules) {
    pattern.lastIndex = offset
    const text = pattern.exec(source)?.[0]
    if (text === undefined) continue
    return {
      ...createContent(text, position),
      text,
      position,
      span: { from: offset, to: offset + text.length },
    }
  }
  throw new RulesSyntaxError(describeInvalidText(source.slice(offset, offset + 2)), position)
}

function describeInvalidText(start: string): string {
  if (start === '/*') return 'This comment is never closed.'
  const [first = ''] = start
  return first === '"' || first === "'" ? 'This string is never closed.' : `Unexpected "${first}".`
}

/**
 * Returns a function that converts a character offset into a line and column. The offsets must not decrease between
 * calls.
 */
function createPositionFinder(source: string): (offset: number) => RulesSourcePosition {
  let line = 1
  let lineStart = 0
  return (offset) => {
    for (
      let end = source.indexOf('\n', lineStart);
      end !== -1 && end < offset;
      end = source.indexOf('\n', lineStart)
    ) {
      line++
      lineStart = end + 1
    }
    return { line, column: offset - lineStart + 1 }
  }
}
