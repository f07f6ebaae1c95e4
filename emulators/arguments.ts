import { parseArgs } from 'node:util'

/** What `npm start` and `npm run dev` were asked for. */
export type Arguments = { portOffset: number; hotReload: boolean }

const usage = 'Usage: npm start -- [--port-offset N], or npm run dev -- [--port-offset N]; N is 0 to 50000.'

/** Reads the command line; throws what is wrong with it, and the usage. */
export function readArguments(args: string[]): Arguments {
  const { 'port-offset': offset, dev: hotReload } = parse(args)
  if (!/^\d{1,5}$/.test(offset) || Number(offset) > 50_000)
    throw new Error(`--port-offset is '${offset}'. Nothing was started.\n${usage}`)
  return { portOffset: Number(offset), hotReload }
}

function parse(args: string[]) {
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
