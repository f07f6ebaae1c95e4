import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { SiteFiles } from './resolveHostingResponse'

/** Lists the files that would be deployed; if folders contain the same file, the last folder wins. */
export async function listSiteFiles(...folders: string[]): Promise<SiteFiles> {
  const filesByFolder = await Promise.all(folders.map(listFolderFiles))
  return new Map(filesByFolder.flat())
}

async function listFolderFiles(folder: string): Promise<[path: string, file: string][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return files
    .map((file): [string, string] => [`/${relative(folder, file).split(sep).join('/')}`, file])
    .filter(([path]) => !path.includes('/.'))
}
