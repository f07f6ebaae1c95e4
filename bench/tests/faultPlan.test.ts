import { describe, expect, test } from 'vitest'
import { createFaultPlan, formatFaultName } from '../faults/faultPlan'

const plans = Array.from({ length: 500 }, (_, index) => createFaultPlan(index + 1))

describe('the plan of the faults of one run', () => {
  test('is the same for the same seed', () => {
    expect(createFaultPlan(17)).toEqual(createFaultPlan(17))
  })

  test('has one to three faults', () => {
    expect([...new Set(plans.map(({ faults }) => faults.length))].sort()).toEqual([1, 2, 3])
  })

  test('has every kind of fault, and runs with and without a service worker from the start', () => {
    const names = plans.flatMap(({ faults }) => faults.map(formatFaultName))
    // Five actions for four targets, and 14 other faults.
    expect(new Set(names).size).toBe(34)
    expect(new Set(plans.map(({ isReturning }) => isReturning)).size).toBe(2)
  })

  test('never takes the storage from a request whose page is closed or shared', () => {
    const withoutStorage = plans.filter(({ faults }) => faults.some(({ kind }) => kind === 'storage'))
    const kinds = withoutStorage.flatMap(({ faults }) => faults.map(({ kind }) => kind))
    expect(kinds).not.toEqual([])
    expect(kinds.filter((kind) => ['reload', 'closedTab', 'twoTabs'].includes(kind))).toEqual([])
  })
})
