import type { Span } from '../../../emulators/storage-rules/syntax/position'

/** A part of a regular expression that has a boundary, as it stands between the quotes of a rules file. */
export type PatternPart = Span & { readonly kind: 'quantifier' | 'class'; readonly text: string }

// In a string a backslash of the expression is written twice, and a class may hold what is a quantifier elsewhere.
const escape = String.raw`\\\\(?:[xpP]\{[^}]*\}|.)|\\.`
const part = new RegExp(
  [
    `(?<escape>${escape})`,
    String.raw`(?<class>\[\^?(?:${escape}|[^\]])*\])`,
    String.raw`(?<group>\(\?[^:)]*[:)])`,
    String.raw`(?<quantifier>\{\d+(?:,\d*)?\}|[*+?])`,
    '(?<text>.)',
  ].join('|'),
  'gs',
)

/** The quantifiers and the character classes of a regular expression; what is escaped is neither. */
export function patternPartsOf(pattern: string): PatternPart[] {
  return [...pattern.matchAll(part)].flatMap(({ 0: text, index: from, groups = {} }) => {
    const kind = groups.class ? 'class' : groups.quantifier ? 'quantifier' : undefined
    return kind ? [{ kind, text, from, to: from + text.length }] : []
  })
}
