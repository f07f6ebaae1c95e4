import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../seed/folders'

/** Runs a script of seed/ as its npm script does, without what the tests' own environment says of emulators. */
export function runScript(
  script: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<{ code: number | null; output: string; errors: string }> {
  const kept = Object.entries(process.env).filter(([name]) => !name.endsWith('_EMULATOR_HOST'))
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'seed', script), ...args], {
    cwd: root,
    env: { ...Object.fromEntries(kept), ...environment },
  })
  const said = { output: '', errors: '' }
  child.stdout.on('data', (text: Buffer) => (said.output += String(text)))
  child.stderr.on('data', (text: Buffer) => (said.errors += String(text)))
  return new Promise((resolve) => {
    child.on('close', (code) => {
      resolve({ code, ...said })
    })
  })
}
