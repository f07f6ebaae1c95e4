import { parseArgs } from 'node:util'
import { demoProject, type Wish } from './target'

/** The command line made no sense: the caller is shown how to ask, and the process ends with 2. */
export class BadUsage extends Error {}

const options = {
  project: { type: 'string', default: demoProject },
  'port-offset': { type: 'string', default: '0' },
  production: { type: 'boolean', default: false },
  bucket: { type: 'string' },
} as const

/** What every script of seed/ understands, for its usage line. */
export const projectUsage = '[--project ID] [--port-offset N] [--production] [--bucket NAME]'

/** Reads the project flags and the words beside them; throws BadUsage. */
export function readCommandLine(args: readonly string[]): { wish: Wish; words: string[] } {
  const { values, positionals } = parse(args)
  const { project, bucket, production: isProduction, 'port-offset': offset } = values
  if (!/^\d{1,5}$/.test(offset) || Number(offset) > 50_000)
    throw new BadUsage(`--port-offset is '${offset}': it must be a whole number from 0 to 50000.`)
  if (!/^[a-z][a-z0-9-]{2,60}$/.test(project)) throw new BadUsage(`'${project}' is no project id.`)
  return { wish: { project, bucket, portOffset: Number(offset), isProduction }, words: positionals }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new BadUsage(error instanceof Error ? error.message : String(error))
  }
}

/** Runs a script; a failure is one message on stderr and exit status 1, or 2 with the usage. */
export async function runScript(usage: string, script: () => Promise<void>): Promise<void> {
  try {
    await script()
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    console.error(error instanceof BadUsage ? `${message}\nUsage: ${usage}` : message)
    process.exitCode = error instanceof BadUsage ? 2 : 1
  }
}
