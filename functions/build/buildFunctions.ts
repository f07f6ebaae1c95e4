import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'

const functionsFolder = join(import.meta.dirname, '..')

/**
 * Bundles the functions and what they share with the site into one file. Packages stay outside: Cloud Functions installs
 * them from the package.json that is copied beside it. `firstLine` is JavaScript that the bundle begins with.
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
}
