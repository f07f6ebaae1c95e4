import type { Bucket } from '../../functions/services'
import type { EmulatorHosts } from '../projectTarget'

/** Deletes all documents and files of a project in the emulators; its accounts stay. No function hears of it. */
export async function emptyEmulators(
  { firestore }: EmulatorHosts,
  { project, bucket }: { project: string; bucket: Bucket },
): Promise<void> {
  const url = `http://${firestore}/emulator/v1/projects/${project}/databases/(default)/documents`
  const { ok, status } = await fetch(url, { method: 'DELETE' })
  if (!ok) throw new Error(`The Firestore emulator answered ${status}. Its documents are still there.`)
  await bucket.deleteFiles()
}
