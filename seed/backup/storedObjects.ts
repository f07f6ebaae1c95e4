import { createHash } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toRecordOrEmpty } from '../../domain/validation/fieldSchema'
import { hasErrorCode } from '../../functions/errorCodes'
import type { Bucket } from '../../functions/services'
import { writeNamedFile } from '../formatErrorMessage'
import { mapWithConcurrency } from '../mapWithConcurrency'
import { type LinesFile, openLinesFile, readLines } from './backupFolder'

/** An object of Storage as a line of a backup: what was set with it, and the SHA-256 of its content. */
type StoredObject = { name: string; sha256: string; metadata: Readonly<Record<string, unknown>> }

// An object has at most 20 MiB.
const concurrency = 4

/** What a client may set; `metadata` within it holds the object's own keys, such as the token of its download address. */
const metadataNames = [
  ...['contentType', 'cacheControl', 'contentDisposition', 'contentEncoding', 'contentLanguage', 'metadata'],
]

/** The file of a content in a backup. Objects with one content share it. */
export const getContentPath = (sha256: string) => `storage/${sha256}`

/** Writes all objects of a bucket. One that is deleted meanwhile is left out. */
export async function writeObjects(bucket: Bucket, folder: string): Promise<LinesFile> {
  await mkdir(join(folder, 'storage'), { recursive: true })
  const [files] = await bucket.getFiles()
  const sorted = files.sort((a, b) => (a.name < b.name ? -1 : 1))
  const objects = await mapWithConcurrency(sorted, concurrency, async (file) => {
    const content = await downloadContent(file)
    if (!content) return []
    const sha256 = createHash('sha256').update(content).digest('hex')
    await writeNamedFile(join(folder, getContentPath(sha256)), content)
    return [JSON.stringify({ name: file.name, sha256, metadata: pickMetadata(file.metadata) })]
  })
  const list = await openLinesFile(folder, 'objects.ndjson')
  for (const line of objects.flat()) await list.write(line)
  return list.end()
}

/** The content as it is stored: not decompressed. */
async function downloadContent(file: ReturnType<Bucket['file']>): Promise<Buffer | null> {
  try {
    const [content] = await file.download({ decompress: false })
    return content
  } catch (error) {
    if (hasErrorCode(error, 404)) return null
    throw error
  }
}

function pickMetadata(metadata: object): Record<string, unknown> {
  const fields = toRecordOrEmpty(metadata)
  return Object.fromEntries(metadataNames.flatMap((name) => (name in fields ? [[name, fields[name]]] : [])))
}

/** Reads the list of objects of a backup. */
export async function readObjects(folder: string, list: LinesFile): Promise<StoredObject[]> {
  const objects: StoredObject[] = []
  for await (const line of readLines(folder, list)) objects.push(JSON.parse(line) as StoredObject)
  return objects
}

/** Whether functions write an object by themselves, when a product is deleted or with each run of their schedule. */
export function isWrittenByFunctions({ name }: { name: string }): boolean {
  return name.startsWith('catalogue/')
}

/** Writes objects. Those that are there already stay as they are, but for those that functions write by themselves. */
export async function restoreObjects(
  bucket: Bucket,
  folder: string,
  objects: readonly StoredObject[],
): Promise<void> {
  const [files] = await bucket.getFiles()
  const present = new Set(files.map(({ name }) => name))
  const missing = objects.filter((object) => !present.has(object.name) || isWrittenByFunctions(object))
  await mapWithConcurrency(missing, concurrency, async ({ name, sha256, metadata }) => {
    const content = await readFile(join(folder, getContentPath(sha256)))
    await bucket.file(name).save(content, { resumable: false, metadata })
  })
}
