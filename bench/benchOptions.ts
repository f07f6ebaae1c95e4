import { parseArgs } from 'node:util'
import { UsageError } from '../seed/commandLine'
import { pageNames } from './pagePaths'

// These parts of the benchmark take minutes, so they run only on request.
const slowParts = [
  'growth',
  'sending',
  'faults',
  'desk',
  'catalogue',
  'arrivals',
  'outage',
  'quotes',
] as const

const defaultParts = [...pageNames, 'interaction', 'lighthouse'] as const

/** The parts of a benchmark run; `interaction` measures the product list. */
export const benchPartNames = [...defaultParts, ...slowParts] as const

export type BenchPartName = (typeof benchPartNames)[number]

/** `seed` repeats a single run of the part `faults`, or chooses another plan of the part `arrivals`. */
export type BenchOptions = { runs: number; parts: readonly BenchPartName[]; seed?: number }

export const benchCommandUsageText = `npm run bench -- [--runs N] [--growth] [--sending] [--faults] [--desk] [--catalogue] [--arrivals] [--outage] [--quotes] [--only PART[,PART …]] [--seed N], PART being ${benchPartNames.join(', ')}`

const optionDefinitions = {
  runs: { type: 'string', default: '9' },
  growth: { type: 'boolean', default: false },
  sending: { type: 'boolean', default: false },
  faults: { type: 'boolean', default: false },
  desk: { type: 'boolean', default: false },
  catalogue: { type: 'boolean', default: false },
  arrivals: { type: 'boolean', default: false },
  outage: { type: 'boolean', default: false },
  quotes: { type: 'boolean', default: false },
  only: { type: 'string' },
  seed: { type: 'string' },
} as const

/** Parses the benchmark's command line. Throws UsageError if it is invalid. */
export function parseBenchOptions(args: readonly string[]): BenchOptions {
  const { runs, only, seed, ...requested } = parse(args)
  const slow = slowParts.filter((part) => requested[part])
  if (!/^[1-9]\d?$/.test(runs))
    throw new UsageError(`--runs is '${runs}': it must be a whole number from 1 to 99.`)
  const options = { runs: Number(runs), ...(seed !== undefined && { seed: parseSeed(seed) }) }
  if (only === undefined) return { ...options, parts: [...defaultParts, ...slow] }
  if (slow[0]) throw new UsageError(`--${slow[0]} and --only exclude each other: name ${slow[0]} in --only.`)
  return { ...options, parts: parseParts(only) }
}

/** Whether a part measures pages of the shop. */
export function isPagePart(part: BenchPartName): boolean {
  return !slowParts.some((slow) => slow === part)
}

/** The number of runs per catalogue size: a third of all runs, because the benchmark measures three sizes. */
export function getBenchRunsPerCatalogueSize({ runs }: BenchOptions): number {
  return Math.ceil(runs / 3)
}

function parseSeed(seed: string): number {
  if (!/^[1-9]\d{0,5}$/.test(seed))
    throw new UsageError(`--seed is '${seed}': it must be a whole number from 1 to 999999.`)
  return Number(seed)
}

/** The number of Lighthouse runs: five of nine. */
export function getLighthouseRuns({ runs }: BenchOptions): number {
  return Math.ceil((runs * 5) / 9)
}

function parseParts(only: string): BenchPartName[] {
  const names = only.split(',').map((name) => name.trim())
  const unknown = names.find((name) => !benchPartNames.some((part) => part === name))
  if (unknown !== undefined)
    throw new UsageError(`--only names '${unknown}': it must be one of ${benchPartNames.join(', ')}.`)
  return benchPartNames.filter((part) => names.includes(part))
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: optionDefinitions }).values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}
