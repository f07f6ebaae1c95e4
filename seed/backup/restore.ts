import { createHash } from 'node:crypto'
import { FieldValue } from 'firebase-admin/firestore'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import { getRestoreMark } from '../../functions/restoreMark'
import type { BackupProject } from './backUp'
import { assertUnchanged, type Manifest, parseManifest, readLines, readManifestText } from './backupFolder'
import { parseDocumentLine } from './documentLines'
import type { Database } from './openDatabase'
import { createDocuments, isEmptyExcept, overwriteDocuments, type RestDocument } from './restDocuments'
import { getContentPath, isWrittenByFunctions, readObjects, restoreObjects } from './storedObjects'

/**
 * The root collections whose new documents make functions send, count or delete something. They come when all is there
 * that says what was done already: figureEntries, deliveries and reminders for sent items, functionStates for devices.
 * The objects of Storage come after them: pictureUploads says which of these were handled.
 */
const lastCollections: readonly string[] = ['requests', 'enquiries', 'pushDevices']

/** What functions write by themselves, minutes after everything was deleted: a restore overwrites it. */
const overwrittenCollection: string = firestoreCollectionNames.functionStates

/**
 * Writes a backup into an empty project, after it has checked every file of it. A restore that was interrupted goes on:
 * what is there already stays as it is. Throws before it writes anything if the backup is damaged or incomplete, or if
 * the project holds anything else than what functions write by themselves.
 */
export async function restore(project: BackupProject, folder: string): Promise<Manifest> {
  const text = await readManifestText(folder)
  if (text === null)
    throw new Error(
      `${folder} has no complete backup: it was interrupted, or is another folder. Nothing was written.`,
    )
  const manifest = parseManifest(text)
  const objects = await verify(folder, manifest)
  await begin(project, createHash('sha256').update(text).digest('hex'))
  const { collections } = manifest
  const isLast = ({ name }: { name: string }) => lastCollections.includes(name)
  for (const file of [...collections.filter((each) => !isLast(each)), ...collections.filter(isLast)])
    await restoreDocuments(project.database, folder, file)
  await restoreObjects(project.bucket, folder, objects)
  await getRestoreMark(project.firestore).delete()
  return manifest
}

async function verify(folder: string, { collections, objects: list }: Manifest) {
  for (const file of [...collections, list]) await assertUnchanged(folder, file)
  const objects = await readObjects(folder, list)
  for (const sha256 of new Set(objects.map((object) => object.sha256)))
    await assertUnchanged(folder, { path: getContentPath(sha256), sha256 })
  return objects
}

/** Marks the project as being restored from a backup, by the hash of its manifest. */
async function begin({ project, database, firestore, bucket }: BackupProject, backup: string): Promise<void> {
  const mark = getRestoreMark(firestore)
  if ((await mark.get()).get('backup') === backup) return
  const [files] = await bucket.getFiles()
  if (!files.every(isWrittenByFunctions) || !(await isEmptyExcept(database, overwrittenCollection)))
    throw new Error(
      `${project} is not empty. Nothing was written: a backup is restored into an empty project.`,
    )
  await mark.create({ backup, startedAt: FieldValue.serverTimestamp() })
}

// A request to Firestore has at most 10 MiB, and a document 1 MiB.
const maxBatch = { documents: 100, characters: 4_000_000 }

async function restoreDocuments(
  database: Database,
  folder: string,
  file: Manifest['collections'][number],
): Promise<void> {
  const write = file.name === overwrittenCollection ? overwriteDocuments : createDocuments
  let batch: RestDocument[] = []
  let characters = 0
  for await (const line of readLines(folder, file)) {
    batch.push(parseDocumentLine(line, database.root))
    characters += line.length
    if (batch.length < maxBatch.documents && characters < maxBatch.characters) continue
    await write(database, batch)
    batch = []
    characters = 0
  }
  if (batch.length > 0) await write(database, batch)
}
