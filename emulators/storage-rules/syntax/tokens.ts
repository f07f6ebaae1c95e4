import { unescapeBytes, unescapeText } from './escapes'
import { RulesSyntaxError, type Position, type Span } from './position'

export type Token = { readonly at: Position; readonly span: Span } & (
  | { readonly kind: 'name' | 'segment' | 'symbol' | 'end'; readonly text: string }
  | { readonly kind: 'int'; readonly text: string; readonly value: bigint }
  | { readonly kind: 'float'; readonly text: string; readonly value: number }
  | { readonly kind: 'string'; readonly text: string; readonly value: string }
  | { readonly kind: 'bytes'; readonly text: string; readonly value: Uint8Array }
)

type Rest = Token extends infer T ? (T extends Token ? Omit<T, 'at' | 'span' | 'text'> : never) : never

const space = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y

// "/" with a name directly behind it is a path segment wherever it stands: dividing wants a space, as in Google's lexer.
const kinds: readonly (readonly [RegExp, (text: string, at: Position) => Rest])[] = [
  [/\/(?!\*)[\w\-.~%&'*+:@]+/y, () => ({ kind: 'segment' })],
  [/(?:0|[1-9]\d*)\.\d*|\.\d+/y, (text) => ({ kind: 'float', value: Number(text) })],
  [/0|[1-9]\d*/y, (text) => ({ kind: 'int', value: BigInt(text) })],
  [
    /[bB](?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/y,
    (text, at) => ({ kind: 'bytes', value: unescapeBytes(text.slice(2, -1), at) }),
  ],
  [
    /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/y,
    (text, at) => ({ kind: 'string', value: unescapeText(text.slice(1, -1), at) }),
  ],
  [/[A-Za-z_$][\w$]+|[A-Za-z_]/y, () => ({ kind: 'name' })],
  [/&&|\|\||[=!<>]=|\*\*|\+\+|--|\/(?!\*)|[=@:,$.>{[(<\-%!+}\]);*?]/y, () => ({ kind: 'symbol' })],
]

/** Cuts a rules file into tokens; spaces and comments fall away. */
export function tokenize(source: string): readonly Token[] {
  const position = positions(source)
  const tokens: Token[] = []
  let offset = endOfSpace(source, 0)
  while (offset < source.length) {
    const token = readToken(source, offset, position(offset))
    tokens.push(token)
    offset = endOfSpace(source, offset + token.text.length)
  }
  const span = { from: offset, to: offset }
  return [...tokens, { kind: 'end', text: 'the end of the file', at: position(offset), span }]
}

function endOfSpace(source: string, offset: number): number {
  space.lastIndex = offset
  return space.test(source) ? space.lastIndex : offset
}

function readToken(source: string, offset: number, at: Position): Token {
  for (const [pattern, read] of kinds) {
    pattern.lastIndex = offset
    const text = pattern.exec(source)?.[0]
    if (text === undefined) continue
    return { ...read(text, at), text, at, span: { from: offset, to: offset + text.length } }
  }
  throw new RulesSyntaxError(unreadable(source.slice(offset, offset + 2)), at)
}

function unreadable(start: string): string {
  if (start === '/*') return 'This comment is never closed.'
  const [first = ''] = start
  return first === '"' || first === "'" ? 'This string is never closed.' : `Unexpected "${first}".`
}

/** Tells lines and columns of offsets that only grow. */
function positions(source: string): (offset: number) => Position {
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
