import { createSeededRandom, type SeededRandom } from './seededRandom'

/** The requests of a send that a fault may hit; `script` is a script file of the site. */
export const faultTargets = ['script', 'signUp', 'batchGet', 'commit'] as const
export type FaultTarget = (typeof faultTargets)[number]

/** What happens to a request; `portal` is a captive portal's HTML page, `lost` an answer to a request carried out. */
export const networkFaultActions = ['aborted', 'status503', 'lost', 'hanging', 'portal'] as const
export type NetworkFaultAction = (typeof networkFaultActions)[number]

/** Something that goes wrong in one run; the network faults hit the next `times` requests for their target. */
export type Fault =
  | { kind: 'network'; action: NetworkFaultAction; target: FaultTarget; times: number }
  | { kind: 'offline'; forMs: number }
  | { kind: 'reload' | 'closedTab'; afterMs: number }
  | { kind: 'twoTabs' }
  | { kind: 'lock'; is: 'missing' | 'refused' | 'throwing' }
  | { kind: 'noAbortSignalTimeout' }
  | { kind: 'silentIndexedDB' }
  | { kind: 'clock'; byMs: number; afterMs: number }
  | { kind: 'storage'; throwing: readonly ('getItem' | 'setItem' | 'removeItem')[] }

/** The faults of one run; `isReturning` says that the service worker controls the page from its start. */
export type FaultPlan = { seed: number; isReturning: boolean; faults: readonly Fault[] }

/** Plans one to three faults of different kinds; the same seed gives the same plan. */
export function createFaultPlan(seed: number): FaultPlan {
  const random = createSeededRandom(seed)
  const isReturning = random.integer(0, 1) === 1
  const faults = new Map<string, Fault>()
  for (let remaining = random.integer(1, 3); remaining > 0; remaining -= 1) {
    const fault = random.pick(faultFactories)(random)
    if (![...faults.values()].some((other) => excludeEachOther(fault, other)))
      faults.set(toFaultKey(fault), fault)
  }
  return { seed, isReturning, faults: [...faults.values()] }
}

/** The name under which the report counts a fault. */
export function formatFaultName(fault: Fault): string {
  if (fault.kind === 'network') return `${fault.target} ${fault.action}`
  if (fault.kind === 'lock') return `lock ${fault.is}`
  return fault.kind === 'storage' ? `storage: ${fault.throwing.join(', ')} throws` : fault.kind
}

const networkFault = (random: SeededRandom): Fault => ({
  kind: 'network',
  action: random.pick(networkFaultActions),
  target: random.pick(faultTargets),
  times: random.integer(1, 2),
})

// Network faults are the most likely ones in life, so they have several entries.
const faultFactories: readonly ((random: SeededRandom) => Fault)[] = [
  ...[networkFault, networkFault, networkFault, networkFault, networkFault],
  (random) => ({ kind: 'offline', forMs: random.integer(500, 6000) }),
  (random) => ({ kind: 'reload', afterMs: random.integer(0, 4000) }),
  (random) => ({ kind: 'closedTab', afterMs: random.integer(0, 4000) }),
  () => ({ kind: 'twoTabs' }),
  (random) => ({ kind: 'lock', is: random.pick(['missing', 'refused', 'throwing'] as const) }),
  () => ({ kind: 'noAbortSignalTimeout' }),
  () => ({ kind: 'silentIndexedDB' }),
  (random) => ({
    kind: 'clock',
    byMs: random.pick([-1, 1]) * random.pick([3_600_000, 86_400_000, 10 * 365 * 86_400_000]),
    afterMs: random.integer(0, 3000),
  }),
  (random) => ({
    kind: 'storage',
    throwing: random.pick([['getItem'], ['setItem'], ['removeItem'], ['getItem', 'setItem']] as const),
  }),
]

function toFaultKey(fault: Fault): string {
  return fault.kind === 'network' ? `network ${fault.target}` : fault.kind
}

const leavingKinds: readonly Fault['kind'][] = ['reload', 'closedTab', 'twoTabs']

// Without storage, a request that is not sent ends with its page, as the page says; and two tabs do not share it.
function excludeEachOther(first: Fault, second: Fault): boolean {
  return [
    [first, second],
    [second, first],
  ].some(
    ([one, other]) => one?.kind === 'storage' && other !== undefined && leavingKinds.includes(other.kind),
  )
}
