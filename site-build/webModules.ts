import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { normalizePath } from 'vite'
import { projectRoot } from '../seed/projectFolders'

/** The source folder of the site, which is Vite's root. */
export const webFolder = join(projectRoot, 'web')

/** The module id of a file or folder of the repository. Throws if it does not exist, so that a rename cannot go unnoticed. */
export function toModuleId(path: string): string {
  const file = join(projectRoot, path)
  if (!existsSync(file))
    throw new Error(`site-build/ names ${path}, which does not exist: correct the path where it is named.`)
  return normalizePath(file)
}
