/** A pattern that RE2 would not take. */
export class PatternError extends Error {}

/** A pattern being read, one code point at a time. */
export class Source {
  private readonly points: readonly string[]
  private at = 0

  constructor(pattern: string) {
    this.points = Array.from(pattern)
  }

  get isAtEnd(): boolean {
    return this.at >= this.points.length
  }

  peek(): string | undefined {
    return this.points[this.at]
  }

  next(): string {
    const point = this.points[this.at++]
    if (point === undefined) throw new PatternError('the pattern ends too early')
    return point
  }

  /** Steps over `text` when it stands here. */
  take(text: string): boolean {
    const isHere = this.points.slice(this.at, this.at + text.length).join('') === text
    if (isHere) this.at += text.length
    return isHere
  }

  /** Steps over what the regular expression finds here and gives its groups; null when it finds nothing. */
  match(expression: RegExp): RegExpExecArray | null {
    const found = expression.exec(this.points.slice(this.at).join(''))
    if (found?.index !== 0) return null
    this.at += Array.from(found[0]).length
    return found
  }
}

/** A code point as a JavaScript pattern writes it, free of any special meaning. */
export const point = (code: number): string => `\\u{${code.toString(16)}}`
