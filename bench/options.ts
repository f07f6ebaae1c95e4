import { parseArgs } from 'node:util'
import { BadUsage } from '../seed/commandLine'
import { pageNames } from './pages'

// These take minutes, so they are measured only when asked for.
const slowParts = ['growth', 'sending'] as const

/**
 * The parts of a run: the loading of each page, what a visitor does in the list, the growth of the catalogue, and a crowd
 * that sends requests.
 */
export const parts = [...pageNames, 'interaction', ...slowParts] as const

/** The name of a part on the command line. */
export type Part = (typeof parts)[number]

/** What a run was asked for. */
export type Options = { runs: number; parts: readonly Part[] }

/** How to ask for a run. */
export const usage = `npm run bench -- [--runs N] [--growth] [--sending] [--only PART[,PART …]], PART being ${parts.join(', ')}`

const understood = {
  runs: { type: 'string', default: '9' },
  growth: { type: 'boolean', default: false },
  sending: { type: 'boolean', default: false },
  only: { type: 'string' },
} as const

/** Reads the command line; throws BadUsage. */
export function readOptions(args: readonly string[]): Options {
  const { runs, only, ...asked } = parse(args)
  const slow = slowParts.filter((part) => asked[part])
  if (!/^[1-9]\d?$/.test(runs))
    throw new BadUsage(`--runs is '${runs}': it must be a whole number from 1 to 99.`)
  if (only === undefined) return { runs: Number(runs), parts: [...pageNames, 'interaction', ...slow] }
  if (slow[0]) throw new BadUsage(`--${slow[0]} and --only exclude each other: name ${slow[0]} in --only.`)
  return { runs: Number(runs), parts: partsOf(only) }
}

/** Growth is measured with three sizes, so with a third of the runs each. */
export function growthRuns({ runs }: Options): number {
  return Math.ceil(runs / 3)
}

function partsOf(only: string): Part[] {
  const names = only.split(',').map((name) => name.trim())
  const unknown = names.find((name) => !parts.some((part) => part === name))
  if (unknown !== undefined)
    throw new BadUsage(`--only names '${unknown}': it must be one of ${parts.join(', ')}.`)
  return parts.filter((part) => names.includes(part))
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: understood }).values
  } catch (error) {
    throw new BadUsage(error instanceof Error ? error.message : String(error))
  }
}
