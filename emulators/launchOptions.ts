import { parseArgs } from 'node:util'

type NpmStartOptions = { portOffset: number; hotReload: boolean }

const usage = 'Usage: npm start -- [--port-offset N], or npm run dev -- [--port-offset N]; N is 0 to 50000.'

/** Parses the command line. Throws with the usage if it is invalid. */
export function parseNpmStartOptions(args: string[]): NpmStartOptions {
  const { 'port-offset': offset, dev: hotReload } = parseCommandLine(args)
  if (!/^\d{1,5}$/.test(offset) || Number(offset) > 50_000)
    throw new Error(`--port-offset is '${offset}'. Nothing was started.\n${usage}`)
  return { portOffset: Number(offset), hotReload }
}

function parseCommandLine(args: string[]) {
  try {
    const options = {
      'port-offset': { type: 'string', default: '0' },
      dev: { type: 'boolean', default: false },
    } as const
    return parseArgs({ args, options }).values
  } catch (error) {
    throw new Error(
      `${error instanceof Error ? error.message : String(error)}. Nothing was started.\n${usage}`,
    )
  }
}
