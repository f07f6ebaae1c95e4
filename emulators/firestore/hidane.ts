import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:fs/promises'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { firstThere } from './files'

/** The version that the rules tests have passed on. */
export const hidaneVersion = '0.6.0'

/** Where `installHidane` puts it: a folder of the project that git ignores. */
const installedIn = join(import.meta.dirname, '../../.local/hidane')

/**
 * A hidane that is here already: on PATH (npm's own bin folder included), among cargo's programs, or installed earlier.
 * It is never fetched from npm by its bare name: nobody has published it there, and a stranger could.
 */
export function findHidane(env: NodeJS.ProcessEnv = process.env): Promise<string | undefined> {
  const onPath = (env.PATH ?? '').split(delimiter)
  return firstProgram('hidane', [...onPath, join(homedir(), '.cargo/bin'), join(installedIn, 'bin')])
}

/** The cargo to build it with, if there is one. */
export function findCargo(env: NodeJS.ProcessEnv = process.env): Promise<string | undefined> {
  return firstProgram('cargo', [...(env.PATH ?? '').split(delimiter), join(homedir(), '.cargo/bin')])
}

/** Compiles hidane with cargo, showing cargo's own progress. Takes about four minutes on two cores, once. */
export async function installHidane(cargo: string, signal: AbortSignal): Promise<string> {
  console.log(`Compiling hidane ${hidaneVersion}, the Firestore emulator, once: about 4 minutes.`)
  const args = ['install', 'hidane', '--locked', '--version', hidaneVersion, '--root', installedIn]
  const compiler = spawn(cargo, args, { stdio: ['ignore', 'inherit', 'inherit'], signal })
  const [code] = (await once(compiler, 'exit')) as [number | null]
  if (code !== 0)
    throw new Error(
      `cargo could not install hidane (its reason stands above). Nothing was started. ` +
        `Try again with: cargo ${args.slice(0, 5).join(' ')}`,
    )
  return join(installedIn, 'bin/hidane')
}

function firstProgram(name: string, folders: string[]): Promise<string | undefined> {
  return firstThere(
    folders.map((folder) => join(folder, name)),
    constants.X_OK,
  )
}
