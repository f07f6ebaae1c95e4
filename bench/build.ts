import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from '../seed/folders'
import type { Stopping } from './stopping'

/** Builds the site into a folder, as `npm run build` does; answers how long it took, in milliseconds. */
export async function buildSite(
  folder: string,
  stopping: Stopping,
  environment: Record<string, string> = {},
): Promise<number> {
  const began = performance.now()
  const child = spawn('npm', ['run', 'build', '--silent'], {
    cwd: root,
    env: { ...process.env, ...environment, OUT_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that all of it can be ended.
    detached: true,
  })
  stopping.add(async () => {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid)
    await Promise.resolve()
  })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => said.push(String(text)))
  await once(child, 'close')
  if (child.exitCode !== 0) throw new Error(`The build failed, so nothing was measured.\n${said.join('')}`)
  return performance.now() - began
}
