import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { createFunctionsLock, type PackageJson, type PackageLock } from './createFunctionsLock'

const functionsFolder = join(import.meta.dirname, '..')

type BuildOptions = {
  /** The configuration of Hosting that is deployed with the functions: see siteHeaders.ts. */
  firebaseJson: string
  /** JavaScript that the bundle begins with. */
  firstLine?: string
}

/**
 * Bundles the functions and what they share with the site into one file. Packages stay outside: Cloud Functions installs
 * them from the package.json and package-lock.json beside it.
 */
export async function buildFunctions(
  outFolder: string,
  { firebaseJson, firstLine = '' }: BuildOptions,
): Promise<void> {
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
    plugins: [replaceFirebaseJson(firebaseJson)],
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

function replaceFirebaseJson(path: string): Plugin {
  return {
    name: 'firebase-json',
    setup: (build) => {
      build.onResolve({ filter: /^\.\.\/firebase\.json$/ }, () => ({ path }))
    },
  }
}

/**
 * Builds the functions for `firebase deploy`, with the headers of the site that was built. `environment` is the site's: its
 * key for App Check makes the site send tokens and the functions demand them.
 */
export async function buildForDeployment(
  outFolder: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const deployed = join(functionsFolder, '../firebase.deploy.json')
  const firebaseJson = existsSync(deployed) ? deployed : join(functionsFolder, '../firebase.json')
  await buildFunctions(outFolder, { firebaseJson })
  const isAppCheckOn = Boolean(environment.VITE_APP_CHECK_SITE_KEY)
  await writeFile(join(outFolder, '.env'), isAppCheckOn ? 'APP_CHECK=demanded\n' : '')
}
