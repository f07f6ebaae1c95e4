import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { projectRoot } from '../seed/projectFolders'
import type { CleanupStack } from '../packages/emulators-without-java/process/cleanupStack'

/** Runs a build in a child process and returns its duration in milliseconds. Throws with its output on failure. */
export async function runBuild(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  cleanups: CleanupStack,
): Promise<number> {
  const startedAt = performance.now()
  const child = spawn(command, args, {
    cwd: projectRoot,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    // The build has its own process group, so that the cleanup also ends the processes that the build starts.
    detached: true,
  })
  cleanups.add(async () => {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid)
    await Promise.resolve()
  })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => output.push(String(text)))
  await once(child, 'close')
  if (child.exitCode !== 0) throw new Error(`The build failed, so nothing was measured.\n${output.join('')}`)
  return performance.now() - startedAt
}
