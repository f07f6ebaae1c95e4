import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { deskAssetsFolder } from '../../domain/site/deskPath'

/**
 * Sums the bytes, after brotli compression, of the production build's scripts with the names of `loadedScripts`, which a
 * browser loaded from the build for the emulators: the two builds have the same chunks with other hashes.
 */
export async function measureScriptBytes(
  buildFolder: string,
  loadedScripts: readonly string[],
): Promise<number> {
  const folder = join(buildFolder, deskAssetsFolder)
  const files = findScripts(await readdir(folder), loadedScripts)
  const scripts = await Promise.all(files.map((file) => readFile(join(folder, file))))
  return scripts.reduce((bytes, script) => bytes + brotliCompressSync(script).length, 0)
}

/** Finds the script with the name of each loaded one. Throws if there is none, or more than one. */
export function findScripts(files: readonly string[], loadedScripts: readonly string[]): string[] {
  return loadedScripts.map((loaded) => {
    const name = toChunkName(loaded)
    const [found, another] = files.filter((file) => file.endsWith('.js') && toChunkName(file) === name)
    if (found === undefined || another !== undefined)
      throw new Error(
        `The production build has ${found === undefined ? 'no' : 'more than one'} script ${name}.`,
      )
    return found
  })
}

/** The name of a script without the hash of its content: 'staff' of 'assets/desk/staff-9JibsSjS.js'. */
function toChunkName(path: string): string {
  return basename(path).replace(/-[\w-]{8}\.js$/, '')
}
