import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:fs/promises'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { findFirstExistingFile } from './fileExists'

/** The version of hidane, a Firestore emulator, with which the tests of the security rules have passed. */
export const hidaneFirestoreEmulatorVersion = '0.6.0'

// The Firestore emulator hidane is installed into this folder, which .gitignore excludes.
const installFolder = join(import.meta.dirname, '../../../.local/hidane')

/**
 * Finds the Firestore emulator hidane on PATH, in cargo's folder or in the project. Never install hidane from npm: its
 * name is not registered there, so anybody could publish a package with that name.
 */
export function findHidaneFirestoreEmulator(
  env: NodeJS.ProcessEnv = process.env,
): Promise<string | undefined> {
  const onPath = (env.PATH ?? '').split(delimiter)
  return findProgram('hidane', [...onPath, join(homedir(), '.cargo/bin'), join(installFolder, 'bin')])
}

/** Finds cargo, the Rust tool that compiles the Firestore emulator hidane. */
export function findRustCargoProgram(env: NodeJS.ProcessEnv = process.env): Promise<string | undefined> {
  return findProgram('cargo', [...(env.PATH ?? '').split(delimiter), join(homedir(), '.cargo/bin')])
}

// Optimization level 1 halves the compile time of cargo's release profile, and its code is fast enough for an emulator.
const compilerEnv = { CARGO_PROFILE_RELEASE_OPT_LEVEL: '1', ...process.env }

/**
 * Compiles the Firestore emulator hidane with cargo and shows cargo's progress. The first compilation takes about two
 * and a half minutes on two cores.
 */
export async function installHidaneFirestoreEmulator(cargo: string, signal: AbortSignal): Promise<string> {
  console.log(
    `Compiling hidane ${hidaneFirestoreEmulatorVersion}, the Firestore emulator, once: about 3 minutes.`,
  )
  const args = [
    'install',
    'hidane',
    '--locked',
    '--version',
    hidaneFirestoreEmulatorVersion,
    '--root',
    installFolder,
  ]
  const compiler = spawn(cargo, args, { stdio: ['ignore', 'inherit', 'inherit'], env: compilerEnv, signal })
  const [code] = (await once(compiler, 'exit')) as [number | null]
  if (code !== 0)
    throw new Error(
      `cargo could not install hidane (see its output above). Nothing was started. ` +
        `Try again with: cargo ${args.slice(0, 5).join(' ')}`,
    )
  return join(installFolder, 'bin/hidane')
}

function findProgram(name: string, folders: string[]): Promise<string | undefined> {
  return findFirstExistingFile(
    folders.map((folder) => join(folder, name)),
    constants.X_OK,
  )
}
