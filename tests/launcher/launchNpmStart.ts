import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import { projectRoot } from '../../seed/projectFolders'

/**
 * Runs `npm start` in a separate process, as a user does. The process is killed when the test ends, also when it fails.
 */
export function launchNpmStart(portOffset: number, extra: string[] = []) {
  const offset = ['--port-offset', String(portOffset)]
  const child = spawn(process.execPath, ['setup/run.mjs', 'emulators/start.ts', ...offset, ...extra], {
    cwd: projectRoot,
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      output += String(text)
      child.emit('said')
    })
  }
  const exitCode = once(child, 'close').then(([code]) => code as number | null)

  /** Resolves when the launcher has printed this text; rejects with the launcher's whole output if it exits first. */
  async function waitForOutput(text: string): Promise<void> {
    while (!output.includes(text)) {
      const ended = await Promise.race([once(child, 'said').then(() => false), exitCode.then(() => true)])
      if (ended) throw new Error(`The launcher ended without saying '${text}'. It said:\n${output}`)
    }
  }

  return {
    says: waitForOutput,
    exitCode,
    output: () => output,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
  }
}
