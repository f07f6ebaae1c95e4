import { access } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { join } from 'node:path'

type EmulatorArchive = { remoteUrl: string; downloadPathRelativeToCacheDir: string }

const require = createRequire(import.meta.url)
// firebase-tools uses the same JSON file to download its emulators, so the emulator versions always match.
const { firestore, storage } = require('firebase-tools/lib/emulator/downloadableEmulatorInfo.json') as Record<
  'firestore' | 'storage',
  EmulatorArchive
>

const timeoutMs = 3000

/** Checks whether the Java archives of firebase-tools' emulators are cached, can be downloaded, or neither. */
export async function checkEmulatorJarAvailability(
  env: NodeJS.ProcessEnv = process.env,
): Promise<'cached' | 'reachable' | 'none'> {
  const cache = env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache/firebase/emulators')
  const archives = [firestore, storage]
  if (await allSucceed(archives, ({ downloadPathRelativeToCacheDir: file }) => access(join(cache, file))))
    return 'cached'
  return (await allSucceed(archives, ({ remoteUrl }) => assertReachable(remoteUrl))) ? 'reachable' : 'none'
}

async function assertReachable(url: string): Promise<void> {
  const { ok, status } = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(timeoutMs) })
  if (!ok) throw new Error(`${url} answers ${status}`)
}

/** Whether a check succeeds for every emulator archive. */
function allSucceed(
  archives: EmulatorArchive[],
  check: (archive: EmulatorArchive) => Promise<void>,
): Promise<boolean> {
  return Promise.all(archives.map(check)).then(
    () => true,
    () => false,
  )
}
