import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { projectRoot } from '../seed/projectFolders'
import type { CleanupStack } from '../packages/emulators-without-java/process/cleanupStack'

/** Builds the site into a folder with `npm run build`. Throws with the build's output if it fails. */
export async function buildProductionSite(folder: string, cleanups: CleanupStack): Promise<void> {
  const child = spawn('npm', ['run', 'build', '--silent'], {
    cwd: projectRoot,
    env: { ...process.env, OUT_DIR: folder },
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
}
