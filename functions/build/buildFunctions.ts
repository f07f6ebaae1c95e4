import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'

const functionsFolder = join(import.meta.dirname, '..')

type BuildOptions = {
  /** The configuration of Hosting that is deployed with the functions: see siteHeaders.ts. */
  firebaseJson: string
  /** JavaScript that the bundle begins with. */
  firstLine?: string
}

/**
 * Bundles the functions and what they share with the site into one file. Packages stay outside: Cloud Functions installs
 * them from the package.json that is copied beside it.
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
 * Writes the settings of deployed functions, which `firebase deploy` reads. `environment` is the site's: its key for App
 * Check makes the site send tokens and the functions demand them.
 */
export async function writeDeploymentSettings(
  outFolder: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const isAppCheckOn = Boolean(environment.VITE_APP_CHECK_SITE_KEY)
  await writeFile(join(outFolder, '.env'), isAppCheckOn ? 'APP_CHECK=demanded\n' : '')
}
