import type { RulesSourceSpan } from '../../emulators-without-java/storage-rules/syntax/diagnostic'

/** A quantifier or character class of a regular expression, as written in a string literal of a rules file. */
export type RegexToken = RulesSourceSpan & { readonly kind: 'quantifier' | 'class'; readonly text: string }

// In a string literal of a rules file, each backslash of a regular expression is doubled. A character class, such as
// [*+], can contain quantifier characters.
const escape = String.raw`\\\\(?:[xpP]\{[^}]*\}|.)|\\.`
const token = new RegExp(
  [
    `(?<escape>${escape})`,
    String.raw`(?<class>\[\^?(?:${escape}|[^\]])*\])`,
    String.raw`(?<group>\(\?[^:)]*[:)])`,
    String.raw`(?<quantifier>\{\d+(?:,\d*)?\}|[*+?])`,
    '(?<text>.)',
  ].join('|'),
  'gs',
)

export function parseRegexTokens(pattern: string): RegexToken[] {
  return [...pattern.matchAll(token)].flatMap(({ 0: text, index: from, groups = {} }) => {
    const kind = groups.class ? 'class' : groups.quantifier ? 'quantifier' : undefined
    return kind ? [{ kind, text, from, to: from + text.length }] : []
  })
}
