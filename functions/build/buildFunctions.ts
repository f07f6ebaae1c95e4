import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { createFunctionsLock, type PackageJson, type PackageLock } from './createFunctionsLock'

const functionsFolder = join(import.meta.dirname, '..')

/**
 * Bundles the functions and what they share with the site into one file. Packages stay outside: Cloud Functions installs
 * them from the package.json and package-lock.json beside it. `firstLine` is JavaScript that the bundle begins with.
 */
export async function buildFunctions(outFolder: string, firstLine = ''): Promise<void> {
  await mkdir(outFolder, { recursive: true })
  await build({
    entryPoints: [join(functionsFolder, 'index.ts')],
    outfile: join(outFolder, 'index.js'),
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    banner: { js: firstLine },
    logLevel: 'error',
  })
  await cp(join(functionsFolder, 'package.json'), join(outFolder, 'package.json'))
  await writeFile(join(outFolder, 'package-lock.json'), await readFunctionsLock())
}

async function readFunctionsLock(): Promise<string> {
  const rootLock = JSON.parse(
    await readFile(join(functionsFolder, '../package-lock.json'), 'utf8'),
  ) as PackageLock
  const packageJson = JSON.parse(await readFile(join(functionsFolder, 'package.json'), 'utf8')) as PackageJson
  return createFunctionsLock(rootLock, packageJson)
}
