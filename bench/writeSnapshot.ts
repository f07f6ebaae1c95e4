import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  builtCataloguePath,
  parseBuiltCatalogue,
  serializeSnapshot,
  snapshotPath,
} from '../domain/catalogue/publishing/catalogueSnapshot'

/** Writes a snapshot of the published products into a built site, at the path from which pages load it. */
export async function writeSnapshot(buildFolder: string, text: string): Promise<void> {
  const path = join(buildFolder, snapshotPath)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}

/** Writes the snapshot that the functions serve before anything is published. */
export async function writeEmptySnapshot(buildFolder: string): Promise<void> {
  const built = parseBuiltCatalogue(JSON.parse(await readFile(join(buildFolder, builtCataloguePath), 'utf8')))
  if (!built) throw new Error('The site was built without its list of products.')
  await writeSnapshot(buildFolder, serializeSnapshot({ base: built.folder, products: [], parts: [] }))
}
