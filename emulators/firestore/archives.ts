import { access } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { join } from 'node:path'

type Archive = { remoteUrl: string; downloadPathRelativeToCacheDir: string }

const require = createRequire(import.meta.url)
// The list firebase-tools itself downloads by: its version and ours can never disagree.
const { firestore, storage } = require('firebase-tools/lib/emulator/downloadableEmulatorInfo.json') as Record<
  'firestore' | 'storage',
  Archive
>

/** How long to wait for the download server before taking it for out of reach. */
const patience = 3000

/** Where firebase-tools' Java archives are: in its cache, to be downloaded, or out of reach. */
export async function findArchives(
  env: NodeJS.ProcessEnv = process.env,
): Promise<'cached' | 'reachable' | 'none'> {
  const cache = env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache/firebase/emulators')
  const archives = [firestore, storage]
  if (await all(archives, ({ downloadPathRelativeToCacheDir: file }) => access(join(cache, file))))
    return 'cached'
  return (await all(archives, ({ remoteUrl }) => demandAnswer(remoteUrl))) ? 'reachable' : 'none'
}

async function demandAnswer(url: string): Promise<void> {
  const { ok, status } = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(patience) })
  if (!ok) throw new Error(`${url} answers ${status}`)
}

/** Whether a step succeeds for every archive. */
function all(archives: Archive[], step: (archive: Archive) => Promise<void>): Promise<boolean> {
  return Promise.all(archives.map(step)).then(
    () => true,
    () => false,
  )
}
