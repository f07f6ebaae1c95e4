import { expect, test } from 'vitest'
import { countFaultOutcomes, groupRunsByFault, hadScriptFault } from '../faults/countFaultOutcomes'
import type { FaultPlan } from '../faults/faultPlan'
import type { FaultRunResult } from '../faults/faultRun'
import { renderFaultySendsReport } from '../report/renderFaultySendsReport'

const portal = { kind: 'network', action: 'portal', target: 'script', times: 1 } as const

const createRun = (change: Partial<FaultRunResult>, faults: FaultPlan['faults'] = []): FaultRunResult => ({
  ...{ plan: { seed: 3, isReturning: true, faults }, list: 'Shea', arrived: 1, isKept: true },
  confirmedAfterMs: 2000,
  ...change,
})

const runs = [
  createRun({}),
  createRun({ arrived: 0, isKept: false, confirmedAfterMs: null }),
  createRun({ arrived: 2 }),
  createRun({ arrived: 0, confirmedAfterMs: null }, [portal, { kind: 'twoTabs' }]),
  createRun({ confirmedAfterMs: null }),
]

test('counts what was lost, doubled, stuck and not confirmed', () => {
  expect(countFaultOutcomes(runs)).toEqual({
    sent: 5,
    arrived: 3,
    lost: 1,
    doubled: 1,
    stuck: 1,
    unconfirmed: 1,
  })
})

test('groups a run by each of its faults, and tells those with a portal in place of a script', () => {
  expect(groupRunsByFault(runs).map(([name, group]) => [name, group.length])).toEqual([
    ['script portal', 1],
    ['twoTabs', 1],
  ])
  expect(runs.filter(hadScriptFault)).toHaveLength(1)
})

test('the report names the seed and the faults of a failed run', () => {
  const report = renderFaultySendsReport({ runs, firestore: 'hidane', chromium: '1' })
  expect(report).toMatch(/\| doubled +\| 0 +\| 1 +\| does not hold/)
  expect(report).toContain('--only faults --seed 3')
  expect(report).toContain('"target":"script"')
})
