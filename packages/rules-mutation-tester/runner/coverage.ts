/** The Firestore emulator's coverage report: each evaluated expression of the security rules with its values. */
export type RulesCoverageReport = { readonly report?: readonly CoverageNode[] }

type CoverageNode = {
  readonly sourcePosition: { readonly currentOffset?: number; readonly endOffset?: number }
  readonly values?: readonly { readonly value?: Readonly<Record<string, unknown>> }[]
  readonly children?: readonly CoverageNode[]
}

// Values of other types are compared by type only, because timestamps, and maps that contain them, differ in each test.
const comparableTypes = new Set([
  'boolValue',
  'intValue',
  'doubleValue',
  'stringValue',
  'listValue',
  'nullValue',
  'undefined',
])

/**
 * Converts a coverage report of security rules to keys, `from-to=value`, one for each value of an expression. `from`
 * and `to` are the expression's position in the file.
 */
export function toRulesExpressionCoverageKeys({ report = [] }: RulesCoverageReport): string[] {
  return [...new Set(report.flatMap(nodeKeys))]
}

function nodeKeys({ sourcePosition, values = [], children = [] }: CoverageNode): string[] {
  const { currentOffset: from = 0, endOffset: last = from } = sourcePosition
  const own = values.map(({ value = {} }) => `${from}-${last + 1}=${valueKey(value)}`)
  return [...own, ...children.flatMap(nodeKeys)]
}

function valueKey(typedValue: Readonly<Record<string, unknown>>): string {
  const [type = 'undefined', value] = Object.entries(typedValue)[0] ?? []
  return comparableTypes.has(type) ? JSON.stringify(value) : type
}
