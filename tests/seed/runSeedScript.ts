import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { projectRoot } from '../../seed/projectFolders'

/** The variables that lead a script to the emulators of the tests. */
export function getEmulatorHosts(): NodeJS.ProcessEnv {
  const names = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST', 'FIREBASE_STORAGE_EMULATOR_HOST']
  return Object.fromEntries(names.map((name) => [name, process.env[name]]))
}

/** Runs a script of seed/ in a process of its own, without the emulator variables of the tests. */
export function runSeedScript(
  script: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<{ code: number | null; output: string; errors: string }> {
  const environmentEntries = Object.entries(process.env).filter(([name]) => !name.endsWith('_EMULATOR_HOST'))
  const child = spawn(process.execPath, ['--import', 'tsx', join(projectRoot, 'seed', script), ...args], {
    cwd: projectRoot,
    env: { ...Object.fromEntries(environmentEntries), ...environment },
  })
  const streams = { output: '', errors: '' }
  child.stdout.on('data', (text: Buffer) => (streams.output += String(text)))
  child.stderr.on('data', (text: Buffer) => (streams.errors += String(text)))
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, ...streams })))
}
