import { RE2JS, RE2JSException } from 're2js'
import { RulesEvaluationError } from './evaluationError'

const compiledPatterns = new Map<string, RE2JS>()

/** Compiles a regular expression in RE2 syntax; throws a RulesEvaluationError if it is invalid. */
export function compileRulesRegex(pattern: string): RE2JS {
  const cached = compiledPatterns.get(pattern)
  if (cached !== undefined) return cached
  const compiled = toEvaluationError(`regular expression "${pattern}"`, () => RE2JS.compile(pattern))
  const className = findUnknownUnicodeClass(pattern)
  if (className !== undefined) {
    throw new RulesEvaluationError(
      `Invalid regular expression "${pattern}": no Unicode class "${className}".`,
    )
  }
  compiledPatterns.set(pattern, compiled)
  return compiled
}

/** string.matches(): true only when the pattern matches the whole string. */
export const matchesRulesRegex = (subject: string, pattern: string): boolean =>
  compileRulesRegex(pattern).matches(subject)

/** string.split(): drops empty strings at the end, but keeps at least one part. */
export function splitByRulesRegex(subject: string, pattern: string): readonly string[] {
  const matcher = compileRulesRegex(pattern).matcher(subject)
  const parts: string[] = []
  let partStart = 0
  while (matcher.find()) {
    parts.push(subject.slice(partStart, matcher.start()))
    partStart = matcher.end()
  }
  parts.push(subject.slice(partStart))
  while (parts.length > 1 && parts.at(-1) === '') parts.pop()
  return parts
}

/** string.replace(): replaces every match; `$1` and `${name}` insert groups, `\$` inserts a dollar sign. */
export function replaceByRulesRegex(subject: string, pattern: string, replacement: string): string {
  const matcher = compileRulesRegex(pattern).matcher(subject)
  const isJavaSyntax = true
  return toEvaluationError(`replacement "${replacement}"`, () =>
    matcher.replaceAll(escapeLiterals(replacement), isJavaSyntax),
  )
}

// Java's replacement syntax rejects a "$" without a group and a backslash at the end. Rules treat both as plain text,
// so they are escaped.
const escapeLiterals = (replacement: string): string =>
  replacement.replace(/\\[\s\S]|\$(?![\d{])|\\$/g, (part) => (part.length === 2 ? part : `\\${part}`))

function toEvaluationError<T>(subject: string, run: () => T): T {
  try {
    return run()
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error
    throw new RulesEvaluationError(
      `Invalid ${subject}: ${error.message.replace('error parsing regexp: ', '')}.`,
    )
  }
}

const escapeSequence = /\\Q[\s\S]*?(?:\\E|$)|\\[pP]\{\^?(\w+)\}|\\[\s\S]/g

// Finds a Unicode class that RE2 rejects: the library re2js also accepts binary properties such as \p{Alphabetic}, but
// RE2 accepts only categories, scripts and Any.
function findUnknownUnicodeClass(pattern: string): string | undefined {
  const names = [...pattern.matchAll(escapeSequence)].flatMap(([, name]) => name ?? [])
  return names.find((name) => name.length > 2 && name !== 'Any' && !isUnicodeScript(name))
}

function isUnicodeScript(name: string): boolean {
  try {
    return new RegExp(`\\p{Script=${name}}`, 'u').unicode
  } catch {
    return false
  }
}
