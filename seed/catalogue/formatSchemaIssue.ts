import * as v from 'valibot'

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  array: 'a list',
  strict_object: 'an object',
}

/** Formats an issue of a schema as `field: what it must be`. */
export function formatSchemaIssue(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue)
  return field === null ? describeIssue(issue) : `${field}: ${describeIssue(issue)}`
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'is not a known field'
  if (issue.input === undefined) return 'is missing'
  const kind = typeNames[issue.type]
  return issue.kind === 'schema' && kind !== undefined ? `must be ${kind}` : issue.message
}
