import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { SiteFiles } from './answer'

/** Every file that would be deployed of these folders; what stands in a later folder hides what stands before it. */
export async function siteFiles(...folders: string[]): Promise<SiteFiles> {
  const listed = await Promise.all(folders.map(filesOf))
  return new Map(listed.flat())
}

async function filesOf(folder: string): Promise<[path: string, file: string][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return files
    .map((file): [string, string] => [`/${relative(folder, file).split(sep).join('/')}`, file])
    .filter(([path]) => !path.includes('/.'))
}
