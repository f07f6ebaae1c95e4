/** The emulator's coverage report: each evaluated expression with its values. */
export type RulesCoverageReport = { readonly report?: readonly CoverageNode[] }

type CoverageNode = {
  readonly sourcePosition: { readonly currentOffset?: number; readonly endOffset?: number }
  readonly values?: readonly { readonly value?: Readonly<Record<string, unknown>> }[]
  readonly children?: readonly CoverageNode[]
}

// Timestamps, and maps that hold one, differ in each test: compare only their type.
const comparableTypes = new Set([
  'boolValue',
  'intValue',
  'doubleValue',
  'stringValue',
  'listValue',
  'nullValue',
  'undefined',
])

/** Converts a report to a set of keys, `from-to=value`, one per value of an expression. */
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
