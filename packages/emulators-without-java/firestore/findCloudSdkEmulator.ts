import { realpath } from 'node:fs/promises'
import { homedir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { findFirstExistingFile } from './fileExists'

const jarPath = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'

/** Finds the Firestore emulator of an installed Google Cloud SDK (package google-cloud-cli-firestore-emulator). */
export async function findCloudSdkEmulator(
  env: NodeJS.ProcessEnv = process.env,
): Promise<string | undefined> {
  const roots = [
    ...(env.CLOUDSDK_ROOT_DIR ? [env.CLOUDSDK_ROOT_DIR] : []),
    ...(await findGcloudRoot(env)),
    '/usr/lib/google-cloud-sdk',
    '/usr/share/google-cloud-sdk',
    '/opt/google-cloud-sdk',
    join(homedir(), 'google-cloud-sdk'),
  ]
  return findFirstExistingFile(roots.map((root) => join(root, jarPath)))
}

/**
 * Finds the folder of the Google Cloud SDK. The `gcloud` program on PATH is a symbolic link to bin/gcloud in that
 * folder.
 */
async function findGcloudRoot(env: NodeJS.ProcessEnv): Promise<string[]> {
  for (const folder of (env.PATH ?? '').split(delimiter)) {
    const program = await realpath(join(folder, 'gcloud')).catch(() => undefined)
    if (program !== undefined) return [dirname(dirname(program))]
  }
  return []
}
