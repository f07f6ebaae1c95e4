import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { toRecordOrEmpty } from '../../domain/validation/fieldSchema'
import { nameFile, writeNamedFile } from '../formatErrorMessage'

/*
 * A backup is a folder: a file of lines for each root collection with its subcollections, a file of lines that lists the
 * objects of Storage, a file for each content of an object, and manifest.json, which is written last.
 */

/** A file, by its path in the folder, and the SHA-256 of its content in hexadecimal. */
type CheckedFile = { path: string; sha256: string }

export type LinesFile = CheckedFile & { lines: number }

export type Manifest = {
  format: 1
  project: string
  /** The root collections, sorted. */
  collections: (LinesFile & { name: string })[]
  objects: LinesFile
}

const manifestName = 'manifest.json'

/** Starts a file of lines. Returns functions that write a further line, and that end the file. */
export async function openLinesFile(folder: string, path: string) {
  const file = join(folder, path)
  await mkdir(dirname(file), { recursive: true })
  const handle = await open(file, 'w')
  const hash = createHash('sha256')
  let lines = 0
  return {
    write: async (line: string): Promise<void> => {
      lines += 1
      hash.update(`${line}\n`)
      await handle.appendFile(`${line}\n`).catch((error: unknown) => {
        throw nameFile(error, file)
      })
    },
    end: async (): Promise<LinesFile> => {
      await handle.close()
      return { path, lines, sha256: hash.digest('hex') }
    },
  }
}

export function readLines(folder: string, { path }: LinesFile): AsyncIterable<string> {
  return createInterface({ input: createReadStream(join(folder, path)), crlfDelay: Infinity })
}

export function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  return writeNamedFile(join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** Reads the text of a folder's manifest; null if it has none: there is no backup, or one that was interrupted. */
export async function readManifestText(folder: string): Promise<string | null> {
  return readFile(join(folder, manifestName), 'utf8').catch(() => null)
}

/** Parses a manifest. Throws if its form is not known. */
export function parseManifest(text: string): Manifest {
  const manifest = toRecordOrEmpty(JSON.parse(text))
  if (manifest.format !== 1)
    throw new Error('The backup has a form that this program does not know. Nothing was written.')
  return manifest as Manifest
}

/** Throws unless a file is as it was written. */
export async function assertUnchanged(folder: string, { path, sha256 }: CheckedFile): Promise<void> {
  const file = join(folder, path)
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  if (hash.digest('hex') !== sha256)
    throw new Error(`${file} is not as it was written. Nothing was restored: use another backup.`)
}
