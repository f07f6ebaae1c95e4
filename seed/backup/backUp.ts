import type { Firestore } from 'firebase-admin/firestore'
import { isRestoring } from '../../functions/restoreMark'
import type { Bucket } from '../../functions/services'
import { type Manifest, openLinesFile, readManifestText, writeManifest } from './backupFolder'
import { formatDocumentLine } from './documentLines'
import type { Database } from './openDatabase'
import { readDocuments } from './restDocuments'
import { writeObjects } from './storedObjects'

/** What a backup reads, and a restore writes. */
export type BackupProject = { project: string; database: Database; firestore: Firestore; bucket: Bucket }

/**
 * Writes all documents of Firestore as they were at one time, and then all objects of Storage, into a folder, without the
 * accounts. A backup that was interrupted is written from its beginning. Throws if the folder holds a complete one.
 */
export async function backUp(
  { project, database, firestore, bucket }: BackupProject,
  folder: string,
): Promise<Manifest> {
  if ((await readManifestText(folder)) !== null)
    throw new Error(`${folder} has a backup already. Nothing was written: name another folder.`)
  if (await isRestoring(firestore))
    throw new Error(
      `A restore of ${project} is not complete. Nothing was written: run npm run restore again.`,
    )
  const collections = await writeDocuments(database, folder)
  const manifest: Manifest = { format: 1, project, collections, objects: await writeObjects(bucket, folder) }
  await writeManifest(folder, manifest)
  return manifest
}

/** Writes a file for each root collection, with its subcollections. Documents come in the order of their paths. */
async function writeDocuments(database: Database, folder: string): Promise<Manifest['collections']> {
  const collections: Manifest['collections'] = []
  let current: { name: string; file: Awaited<ReturnType<typeof openLinesFile>> } | undefined
  const endCurrent = async () => {
    if (current) collections.push({ name: current.name, ...(await current.file.end()) })
  }
  for await (const page of readDocuments(database))
    for (const document of page) {
      const [name = ''] = document.path.split('/')
      if (current?.name !== name) {
        await endCurrent()
        current = { name, file: await openLinesFile(folder, `firestore/${encodeURIComponent(name)}.ndjson`) }
      }
      await current.file.write(formatDocumentLine(document, database.root))
    }
  await endCurrent()
  return collections
}
