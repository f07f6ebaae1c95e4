import { realpath } from 'node:fs/promises'
import { homedir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { firstThere } from './files'

const archive = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'

/** The Firestore emulator of an installed Google Cloud SDK (package google-cloud-cli-firestore-emulator). */
export async function findCloudSdkEmulator(
  env: NodeJS.ProcessEnv = process.env,
): Promise<string | undefined> {
  const roots = [
    ...(env.CLOUDSDK_ROOT_DIR ? [env.CLOUDSDK_ROOT_DIR] : []),
    ...(await rootOfGcloud(env)),
    '/usr/lib/google-cloud-sdk',
    '/usr/share/google-cloud-sdk',
    '/opt/google-cloud-sdk',
    join(homedir(), 'google-cloud-sdk'),
  ]
  return firstThere(roots.map((root) => join(root, archive)))
}

/** `gcloud` on PATH is a link to bin/gcloud of the SDK it belongs to. */
async function rootOfGcloud(env: NodeJS.ProcessEnv): Promise<string[]> {
  for (const folder of (env.PATH ?? '').split(delimiter)) {
    const program = await realpath(join(folder, 'gcloud')).catch(() => undefined)
    if (program !== undefined) return [dirname(dirname(program))]
  }
  return []
}
