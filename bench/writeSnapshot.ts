import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  builtCataloguePath,
  parseBuiltCatalogue,
  serializeSnapshot,
  snapshotPath,
} from '../domain/catalogue/publishing/catalogueSnapshot'

/** Writes the snapshot that the functions serve before anything is published. */
export async function writeEmptySnapshot(buildFolder: string): Promise<void> {
  const built = parseBuiltCatalogue(JSON.parse(await readFile(join(buildFolder, builtCataloguePath), 'utf8')))
  if (!built) throw new Error('The site was built without its list of products.')
  const path = join(buildFolder, snapshotPath)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, serializeSnapshot({ base: built.folder, products: [], parts: [] }))
}
