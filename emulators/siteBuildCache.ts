import { createHash } from 'node:crypto'
import { cp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeNamedFile } from '../seed/formatErrorMessage'
import { projectRoot } from '../seed/projectFolders'
import { hashSiteSources } from '../site-build/hashSiteSources'
import { writeChecksums } from '../site-build/service-worker/writeChecksums'
import { fileExists } from '../packages/emulators-without-java/firestore/fileExists'

const cacheFolder = join(projectRoot, '.local/sites')

/**
 * Placeholder for the port offset in a cached build, so that stacks with different offsets can share the build. The
 * number is too large to be a valid port offset.
 */
export const portOffsetPlaceholder = '4207341337'

/**
 * Returns the folder of a site build from the current sources. If this folder does not exist yet, calls `build` with a
 * folder to write the site into.
 */
export async function getCachedSiteBuildFolder(
  kind: string,
  build: (folder: string) => Promise<unknown>,
): Promise<string> {
  const folder = join(cacheFolder, `${kind}-${await hashSourcesAndVariables()}`)
  if (await fileExists(folder)) return folder
  // The build is renamed to its final folder when it is complete, so that another stack never uses an incomplete build.
  const unfinished = `${folder}.${process.pid}`
  try {
    await build(unfinished)
    await rename(unfinished, folder).catch(async (error: unknown) => {
      if (!(await fileExists(folder))) throw error
    })
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
  await removeOlderBuilds(kind, folder)
  return folder
}

/** Copies a cached build of the site and sets this port offset in its scripts. */
export async function copyCachedSiteBuild(from: string, to: string, portOffset: number): Promise<void> {
  await rm(to, { recursive: true, force: true })
  await cp(from, to, { recursive: true })
  const assets = join(to, 'assets')
  const scripts = (await readdir(assets, { recursive: true })).filter((file) => file.endsWith('.js'))
  const replaced = await Promise.all(scripts.map((script) => setPortOffset(join(assets, script), portOffset)))
  if (!replaced.includes(true))
    throw new Error('The built site names no port offset, so it cannot find the emulators.')
  await writeChecksums(to)
}

async function setPortOffset(script: string, portOffset: number): Promise<boolean> {
  const code = await readFile(script, 'utf8')
  if (!code.includes(portOffsetPlaceholder)) return false
  await writeNamedFile(script, code.replaceAll(portOffsetPlaceholder, String(portOffset)))
  return true
}

async function hashSourcesAndVariables(): Promise<string> {
  const variables = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'))
  const hash = createHash('sha256').update(JSON.stringify(variables.sort()))
  const files = (await readdir(projectRoot)).filter((name) => name.startsWith('.env')).sort()
  for (const file of files) hash.update(file).update(await readFile(join(projectRoot, file)))
  return hash
    .update(await hashSiteSources())
    .digest('hex')
    .slice(0, 16)
}

async function removeOlderBuilds(kind: string, current: string): Promise<void> {
  const builds = (await readdir(cacheFolder)).map((name) => join(cacheFolder, name))
  const older = builds.filter(
    (folder) => folder.startsWith(join(cacheFolder, `${kind}-`)) && folder !== current,
  )
  await Promise.all(older.map((folder) => rm(folder, { recursive: true, force: true })))
}
