import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { SiteFiles } from './resolveHostingResponse'

/**
 * Lists the files in these folders that would be deployed. If two folders contain the same file, the later folder wins.
 */
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
