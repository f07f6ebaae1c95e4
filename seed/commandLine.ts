import { parseArgs } from 'node:util'
import { formatErrorMessage } from './formatErrorMessage'
import { type FirebaseProjectOptions } from './projectTarget'
import { demoProjectId } from '../domain/firebase/localProject'

/** The error for an invalid command line. The process prints the usage text and exits with status 2. */
export class UsageError extends Error {}

const options = {
  project: { type: 'string', default: demoProjectId },
  'port-offset': { type: 'string', default: '0' },
  production: { type: 'boolean', default: false },
} as const

/** The usage of the options that all scripts of seed/ have. */
export const firebaseProjectOptionsUsageText = '[--project ID] [--port-offset N] [--production]'

/**
 * Parses the Firebase project options, the positional arguments and the flags (options without a value, of the names
 * `flagNames`) of a script. Throws UsageError if they are invalid.
 */
export function parseCommandLine(
  args: readonly string[],
  flagNames: readonly string[] = [],
): {
  targetOptions: FirebaseProjectOptions
  positionals: string[]
  flags: ReadonlySet<string>
} {
  const { values, positionals } = parse(args.filter((arg) => !isFlag(arg)))
  const { project, production: isProduction, 'port-offset': offset } = values
  if (!/^\d{1,5}$/.test(offset) || Number(offset) > 50_000)
    throw new UsageError(`--port-offset is '${offset}': it must be a whole number from 0 to 50000.`)
  if (!/^[a-z][a-z0-9-]{2,60}$/.test(project)) throw new UsageError(`'${project}' is no project id.`)
  const targetOptions = { project, portOffset: Number(offset), isProduction }
  return { targetOptions, positionals, flags: new Set(args.filter(isFlag).map((arg) => arg.slice(2))) }

  function isFlag(arg: string): boolean {
    return flagNames.some((name) => arg === `--${name}`)
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/**
 * Runs a command-line program. An error is printed to stderr with exit status 1. A UsageError also prints the usage
 * text and exits with status 2.
 */
export async function runCli(usage: string, main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    const message = formatErrorMessage(error)
    console.error(error instanceof UsageError ? `${message}\nUsage: ${usage}` : message)
    process.exitCode = error instanceof UsageError ? 2 : 1
  }
}
