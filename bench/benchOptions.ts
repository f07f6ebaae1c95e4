import { parseArgs } from 'node:util'
import { UsageError } from '../seed/commandLine'
import { pageNames } from './pagePaths'

const pageParts = [...pageNames, 'interaction', 'lighthouse'] as const

/** The parts of a benchmark run; `interaction` measures the product list. Those after the pages take minutes each. */
export const benchPartNames = [...pageParts, 'faults', 'desk', 'quotes'] as const

export type BenchPartName = (typeof benchPartNames)[number]

/** `seed` repeats a single run of the part `faults`. */
export type BenchOptions = { runs: number; parts: readonly BenchPartName[]; seed?: number }

export const benchCommandUsageText = `npm run bench -- [--runs N] [--only PART[,PART …]] [--seed N], PART being ${benchPartNames.join(', ')}`

/** Parses the benchmark's command line; without --only, the parts are those of the pages. Throws UsageError. */
export function parseBenchOptions(args: readonly string[]): BenchOptions {
  const { runs, only, seed } = parse(args)
  return {
    runs: parseNumber('runs', runs, 99),
    parts: only === undefined ? pageParts : parseParts(only),
    ...(seed !== undefined && { seed: parseNumber('seed', seed, 999_999) }),
  }
}

/** Whether a part measures pages of the shop. */
export function isPagePart(part: BenchPartName): boolean {
  return pageParts.some((page) => page === part)
}

/** The number of Lighthouse runs: five of nine. */
export function getLighthouseRuns({ runs }: BenchOptions): number {
  return Math.ceil((runs * 5) / 9)
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        runs: { type: 'string', default: '9' },
        only: { type: 'string' },
        seed: { type: 'string' },
      },
    }).values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function parseNumber(name: string, text: string, max: number): number {
  const number = /^[1-9]\d*$/.test(text) ? Number(text) : 0
  if (number === 0 || number > max)
    throw new UsageError(`--${name} is '${text}': it must be a whole number from 1 to ${max}.`)
  return number
}

function parseParts(only: string): BenchPartName[] {
  const names = only.split(',').map((name) => name.trim())
  const unknown = names.find((name) => !benchPartNames.some((part) => part === name))
  if (unknown !== undefined)
    throw new UsageError(`--only names '${unknown}': it must be one of ${benchPartNames.join(', ')}.`)
  return benchPartNames.filter((part) => names.includes(part))
}
