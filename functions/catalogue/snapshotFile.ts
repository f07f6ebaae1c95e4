import {
  getSnapshotPartPath,
  parseSnapshot,
  parseSnapshotPart,
  type PublishedChange,
  snapshotPartFolder,
  snapshotPath,
} from '../../domain/catalogue/publishing/catalogueSnapshot'
import { dayMs } from '../../domain/site/lagosTime'
import { hasErrorCode } from '../errorCodes'
import { readStoredFile } from '../readStoredFile'
import type { Bucket } from '../services'
import type { SnapshotFiles } from './composeSnapshot'

const partLifetimeMs = dayMs
const savesAtOnce = 10

/** Reads the snapshot's file from Storage; null before anything was published. */
export async function readSnapshotFile(bucket: Bucket): Promise<string | null> {
  return readText(bucket, snapshotPath)
}

/** Reads what is published of a product since the build; null if nothing is. */
export async function readPublishedChange(bucket: Bucket, id: string): Promise<PublishedChange | null> {
  const snapshot = parseSnapshot(JSON.parse((await readSnapshotFile(bucket)) ?? 'null'))
  const part = snapshot?.parts.findLast(({ firstId }) => firstId <= Number(id))
  const products = part
    ? parseSnapshotPart(JSON.parse((await readText(bucket, getSnapshotPartPath(part))) ?? 'null'))
    : snapshot?.products
  return products?.find((product) => product.id === id) ?? null
}

/**
 * Writes the snapshot to Storage: its parts first, so that it never names one that is missing. What is there already is
 * not written again: Storage refuses to write one file many times a second.
 */
export async function saveSnapshot(bucket: Bucket, { text, parts }: SnapshotFiles): Promise<void> {
  const files = parts.size > 0 ? await listPartFiles(bucket) : []
  // A file that is marked as unused may be deleted at any time. Writing it again removes the mark.
  const usedNames = new Set(files.filter((file) => getUnusedSince(file) === null).map(({ name }) => name))
  const missing = [...parts]
    .map(([checksum, part]) => ({ path: getSnapshotPartPath({ checksum }), part }))
    .filter(({ path }) => !usedNames.has(toStoragePath(path)))
  for (let start = 0; start < missing.length; start += savesAtOnce) {
    const batch = missing.slice(start, start + savesAtOnce)
    await Promise.all(batch.map(({ path, part }) => saveText(bucket, path, part)))
  }
  if ((await readSnapshotFile(bucket)) !== text) await saveText(bucket, snapshotPath, text)
}

/**
 * Deletes the parts that the snapshot has not named for a day: until then, a slow page may still ask for them. A part that is
 * published again meanwhile stays as it is.
 */
export async function removeUnusedParts(bucket: Bucket, now: number): Promise<void> {
  const files = await listPartFiles(bucket)
  const snapshot = parseSnapshot(JSON.parse((await readSnapshotFile(bucket)) ?? 'null'))
  if (files.length === 0 || !snapshot) return
  const usedNames = new Set(snapshot.parts.map((part) => toStoragePath(getSnapshotPartPath(part))))
  for (const file of files.filter(({ name }) => !usedNames.has(name))) {
    const unusedSince = getUnusedSince(file)
    if (unusedSince === null)
      await file
        .setMetadata({ metadata: { unusedSince: String(now) } }, matchVersion(file))
        .catch(ignoreOtherVersion)
    else if (now - unusedSince >= partLifetimeMs)
      await file.delete(matchVersion(file)).catch(ignoreOtherVersion)
  }
}

/** The condition that a file is as it was when it was listed: neither its content nor its metadata was written since. */
function matchVersion({ metadata: { generation, metageneration } }: PartFile) {
  return {
    ...(generation !== undefined && { ifGenerationMatch: generation }),
    ...(metageneration !== undefined && { ifMetagenerationMatch: metageneration }),
  }
}

// HTTP's statuses Not Found and Precondition Failed.
function ignoreOtherVersion(error: unknown): void {
  if (!hasErrorCode(error, 404, 412)) throw error
}

async function listPartFiles(bucket: Bucket) {
  const [files] = await bucket.getFiles({ prefix: toStoragePath(snapshotPartFolder) })
  return files
}

type PartFile = Awaited<ReturnType<typeof listPartFiles>>[number]

/** Since when the snapshot has not named a part, in milliseconds; null if it does. */
function getUnusedSince({ metadata }: PartFile): number | null {
  const unusedSince = metadata.metadata?.unusedSince
  return typeof unusedSince === 'string' ? Number(unusedSince) : null
}

async function readText(bucket: Bucket, path: string): Promise<string | null> {
  const content = await readStoredFile(bucket, toStoragePath(path))
  return content?.toString('utf8') ?? null
}

async function saveText(bucket: Bucket, path: string, text: string): Promise<void> {
  const metadata = { contentType: 'application/json', cacheControl: 'no-cache' }
  await bucket.file(toStoragePath(path)).save(text, { resumable: false, metadata })
}

/** The name in Storage of what the site has at a path. */
function toStoragePath(path: string): string {
  return path.slice(1)
}
