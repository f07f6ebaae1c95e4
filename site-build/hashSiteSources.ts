import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../seed/projectFolders'

// The files and folders that a build of the site reads. The product pictures are drawn from the files in seed/.
const sources = [
  'web',
  'domain',
  'site-build',
  'seed',
  'functions/catalogue',
  'functions/pictures',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'firebase.json',
]

/** A hash of the files that a build of the site reads, without its variables. */
export async function hashSiteSources(): Promise<string> {
  const hash = createHash('sha256')
  const files = (await Promise.all(sources.map((source) => listFiles(source)))).flat()
  for (const file of files) hash.update(file).update(await readFile(join(projectRoot, file)))
  return hash.digest('hex').slice(0, 16)
}

async function listFiles(path: string): Promise<string[]> {
  const absolutePath = join(projectRoot, path)
  if ((await stat(absolutePath)).isFile()) return [path]
  const entries = await readdir(absolutePath, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(projectRoot.length + 1))
    .sort()
}
