import * as v from 'valibot'

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  array: 'a list',
  strict_object: 'an object',
}

/** What a schema found wrong, as `field: what it should be`. */
export function wordsOf(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue)
  return field === null ? complaint(issue) : `${field}: ${complaint(issue)}`
}

function complaint(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'is not a known field'
  if (issue.input === undefined) return 'is missing'
  const kind = kinds[issue.type]
  return issue.kind === 'schema' && kind !== undefined ? `must be ${kind}` : issue.message
}
