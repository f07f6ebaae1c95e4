import { expect, test } from 'vitest'
import { toRulesExpressionCoverageKeys } from '../runner/coverage'
import { RulesCoverageMap } from '../runner/coverageIndex'

const node = (from: number, last: number, ...values: object[]) => ({
  sourcePosition: { currentOffset: from, endOffset: last },
  values: values.map((value) => ({ value: value as Record<string, unknown> })),
})

test('a coverage report has one key for each value of each expression', () => {
  const parent = {
    ...node(10, 19, { boolValue: true }, { boolValue: false }),
    children: [node(10, 12, { intValue: '7' })],
  }
  const report = { report: [parent, node(30, 34, { undefined: {} })] }
  expect(toRulesExpressionCoverageKeys(report)).toEqual([
    '10-20=true',
    '10-20=false',
    '10-13="7"',
    '30-35={}',
  ])
})

test('two timestamps have the same key, because they differ in each test', () => {
  const [one, other] = ['2026-03-02T09:00:00Z', '2026-03-02T09:00:01Z'].map((timestampValue) =>
    toRulesExpressionCoverageKeys({ report: [node(0, 4, { timestampValue })] }),
  )
  expect(one).toEqual(other)
})

test('tests that evaluated an expression to a rare value come first', () => {
  const index = new RulesCoverageMap()
  index.add(1, ['0-10=true', '2-4="Ada"'])
  index.add(2, ['0-10=true', '2-4="Ada"'])
  index.add(3, ['0-10=true', '2-4=""'])
  index.add(4, ['0-10=false', '2-4="Ada"', '20-30=true'])
  index.add(5, ['20-30=true'])
  const order = index.testsCovering({ from: 0, to: 10 })
  expect(order.slice(0, 2).sort()).toEqual([3, 4])
  expect(order.slice(2)).toEqual([1, 2])
})

test('a test that evaluated only the surrounding expression does not cover the inner one', () => {
  const index = new RulesCoverageMap()
  index.add(1, ['0-30=false'])
  index.add(2, ['0-30=true', '5-10=true'])
  expect(index.testsCovering({ from: 5, to: 10 })).toEqual([2])
})
