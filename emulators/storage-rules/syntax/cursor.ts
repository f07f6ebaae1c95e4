import type { Named } from './ast'
import { RulesSyntaxError, type Position, type Span } from './position'
import type { Token } from './tokens'

// Google's grammar reserves these; some have no use in it yet.
const reserved: ReadonlySet<string> = new Set([
  ...['allow', 'false', 'function', 'if', 'import', 'in', 'is', 'let', 'null', 'return', 'service', 'match'],
  ...['rules_version', 'true', 'arguments', 'break', 'case', 'continue', 'default', 'deny', 'do', 'each'],
  ...['else', 'extends', 'for', 'goto', 'not', 'package', 'switch', 'then', 'var', 'while'],
])

/** Walks over the tokens of a file. */
export class Cursor {
  private index = 0
  private nesting = 0

  constructor(private readonly tokens: readonly Token[]) {}

  get token(): Token {
    return this.ahead(0)
  }

  get at(): Position {
    return this.token.at
  }

  /** Everything from here on that has been read. */
  spanFrom(from: number): Span {
    return { from, to: this.ahead(-1).span.to }
  }

  ahead(count: number): Token {
    const token = this.tokens[Math.min(this.index + count, this.tokens.length - 1)]
    if (token === undefined) throw new Error('A file has at least its end.')
    return token
  }

  /** Whether the symbol or keyword stands here. */
  isAt(text: string, ahead = 0): boolean {
    const { kind, text: here } = this.ahead(ahead)
    return here === text && (kind === 'symbol' || kind === 'name')
  }

  next(): Token {
    const { token } = this
    this.index++
    return token
  }

  take(text: string): boolean {
    const isHere = this.isAt(text)
    if (isHere) this.index++
    return isHere
  }

  expect(text: string, message = `Expected "${text}" but found ${this.found()}.`): Position {
    const { at } = this
    if (!this.take(text)) throw new RulesSyntaxError(message, at)
    return at
  }

  /** A name that is not a keyword. */
  expectName(what: string): Named {
    const { kind, text, at } = this.token
    if (kind !== 'name' || reserved.has(text)) {
      throw new RulesSyntaxError(`Expected ${what} but found ${this.found()}.`, at)
    }
    this.index++
    return { name: text, at }
  }

  isAtName(): boolean {
    return this.token.kind === 'name' && !reserved.has(this.token.text)
  }

  /** Items between commas up to the closing symbol. */
  series<T>(close: string, read: () => T): readonly T[] {
    const items: T[] = []
    while (!this.take(close)) {
      items.push(read())
      if (!this.take(',') && !this.isAt(close)) this.unexpected()
    }
    return items
  }

  /** Guards the parser's own stack against a file of nothing but parentheses. */
  nested<T>(read: () => T, limit: number): T {
    if (++this.nesting > limit)
      throw new RulesSyntaxError('This expression is too complex to evaluate.', this.at)
    const result = read()
    this.nesting--
    return result
  }

  unexpected(): never {
    throw new RulesSyntaxError(`Unexpected ${this.found()}.`, this.at)
  }

  found(): string {
    const { kind, text } = this.token
    if (kind === 'end') return text
    return kind === 'segment' ? `the path "${text}" (to divide, put spaces around "/")` : `"${text}"`
  }
}
