import type { RulesIdentifier } from './ast'
import { RulesSyntaxError, type RulesSourcePosition, type RulesSourceSpan } from './diagnostic'
import type { RulesToken } from './lexer'

// The reserved words of Google's rules grammar, including words that the language does not use yet.
const reservedWords: ReadonlySet<string> = new Set([
  ...['allow', 'false', 'function', 'if', 'import', 'in', 'is', 'let', 'null', 'return', 'service', 'match'],
  ...['rules_version', 'true', 'arguments', 'break', 'case', 'continue', 'default', 'deny', 'do', 'each'],
  ...['else', 'extends', 'for', 'goto', 'not', 'package', 'switch', 'then', 'var', 'while'],
])

/** Reads the tokens of a rules file in order. */
export class RulesTokenCursor {
  private index = 0
  private nesting = 0

  constructor(private readonly tokens: readonly RulesToken[]) {}

  get token(): RulesToken {
    return this.peek(0)
  }

  get position(): RulesSourcePosition {
    return this.token.position
  }

  spanFrom(from: number): RulesSourceSpan {
    return { from, to: this.peek(-1).span.to }
  }

  peek(offset: number): RulesToken {
    const token = this.tokens[Math.min(this.index + offset, this.tokens.length - 1)]
    if (token === undefined) throw new Error('A file has at least an end token.')
    return token
  }

  isAt(text: string, offset = 0): boolean {
    const { kind, text: tokenText } = this.peek(offset)
    return tokenText === text && (kind === 'symbol' || kind === 'name')
  }

  advance(): RulesToken {
    const { token } = this
    this.index++
    return token
  }

  takeIf(text: string): boolean {
    const isMatch = this.isAt(text)
    if (isMatch) this.index++
    return isMatch
  }

  expectToken(
    text: string,
    message = `Expected "${text}" but found ${this.describeToken()}.`,
  ): RulesSourcePosition {
    const { position } = this
    if (!this.takeIf(text)) throw new RulesSyntaxError(message, position)
    return position
  }

  /** Reads a name that is not a reserved word. */
  expectName(description: string): RulesIdentifier {
    const { kind, text, position } = this.token
    if (kind !== 'name' || reservedWords.has(text)) {
      throw new RulesSyntaxError(`Expected ${description} but found ${this.describeToken()}.`, position)
    }
    this.index++
    return { name: text, position }
  }

  isAtName(): boolean {
    return this.token.kind === 'name' && !reservedWords.has(this.token.text)
  }

  /** Reads items separated by commas up to the closing symbol. */
  readSeries<T>(closingSymbol: string, readItem: () => T): readonly T[] {
    const items: T[] = []
    while (!this.takeIf(closingSymbol)) {
      items.push(readItem())
      if (!this.takeIf(',') && !this.isAt(closingSymbol)) this.failUnexpected()
    }
    return items
  }

  /** Limits recursion: deep nesting would overflow the parser's stack. */
  readNested<T>(read: () => T, limit: number): T {
    if (++this.nesting > limit)
      throw new RulesSyntaxError('This expression is too complex to evaluate.', this.position)
    const result = read()
    this.nesting--
    return result
  }

  failUnexpected(): never {
    throw new RulesSyntaxError(`Unexpected ${this.describeToken()}.`, this.position)
  }

  describeToken(): string {
    const { kind, text } = this.token
    if (kind === 'end') return text
    return kind === 'segment' ? `the path "${text}" (to divide, put spaces around "/")` : `"${text}"`
  }
}
