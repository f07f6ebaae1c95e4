import { snapshotPath } from '../../domain/catalogue/publishing/catalogueSnapshot'
import type { Bucket } from '../services'
import { readStoredFile } from '../readStoredFile'

const storagePath = snapshotPath.slice(1)

/** Reads the snapshot from Storage; null before anything was published. */
export async function readSnapshotFile(bucket: Bucket): Promise<string | null> {
  const content = await readStoredFile(bucket, storagePath)
  return content?.toString('utf8') ?? null
}

/** Writes the snapshot to Storage unless it is there already: Storage refuses to write one file many times a second. */
export async function saveSnapshotFile(bucket: Bucket, text: string): Promise<void> {
  if ((await readSnapshotFile(bucket)) === text) return
  const metadata = { contentType: 'application/json', cacheControl: 'no-cache' }
  await bucket.file(storagePath).save(text, { resumable: false, metadata })
}
