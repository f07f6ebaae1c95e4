import { build, type Plugin, type Rolldown } from 'vite'
import { appShellPath, deskWorkerPath, serviceWorkerPath } from '../../web/browser/serviceWorkerConfig'
import { deskAssetsFolder } from '../../domain/site/deskPath'
import type { BuildDescription } from '../../web/offline/buildDescription'
import { listRequiredFiles, findModuleScript } from './listRequiredFiles'
import { precachedModulesAndFiles } from './precachedModulesAndFiles'
import { toModuleId } from '../webModules'
import { createWorkerScript } from './workerScript'
import { writeChecksums } from './writeChecksums'

/**
 * Builds the service workers of the shop and of the desk, and writes the checksums of all files. The dev server's worker
 * for the shop unregisters itself.
 */
export function serviceWorkerPlugin(): Plugin {
  return {
    name: 'service-worker',
    applyToEnvironment: ({ name }) => name === 'client',
    configureServer({ middlewares }) {
      middlewares.use(serviceWorkerPath, (_, response) => {
        response.setHeader('Content-Type', 'text/javascript').end(selfDestroyingWorker)
      })
      middlewares.use(deskWorkerPath, (_, response, next) => {
        buildWorkerCode('web/offline/deskWorker.ts').then(
          (code) => response.setHeader('Content-Type', 'text/javascript').end(code),
          next,
        )
      })
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const source = createWorkerScript(
          describeBuild(bundle),
          await buildWorkerCode('web/offline/serviceWorker.ts'),
        )
        this.emitFile({ type: 'asset', fileName: serviceWorkerPath.slice(1), source })
        const deskSource = await buildWorkerCode('web/offline/deskWorker.ts')
        this.emitFile({ type: 'asset', fileName: deskWorkerPath.slice(1), source: deskSource })
      },
    },
    writeBundle: {
      order: 'post',
      async handler({ dir }) {
        if (dir !== undefined) await writeChecksums(dir)
      },
    },
  }
}

/** Describes the build, without the checksums: files are complete only when they are written. */
function describeBuild(bundle: Rolldown.OutputBundle): BuildDescription {
  const { entry, ahead, essentialFiles, aheadFiles } = precachedModulesAndFiles
  const files = Object.keys(bundle)
  const findCatalogueFile = (name: string) => {
    const found = files.find((file) => file.startsWith('catalogue/') && file.endsWith(`/${name}.json`))
    if (found === undefined)
      throw new Error(`the service worker precaches ${name}.json: it is not in the build`)
    return found
  }
  const essentials = [...listRequiredFiles(bundle, [entry]), ...essentialFiles.map(findCatalogueFile)]
  const moreFiles = [...listRequiredFiles(bundle, ahead), ...aheadFiles.map(findCatalogueFile)]
  const isOther = (file: string) => /\.(?:js|css)$/.test(file) && !file.startsWith(`${deskAssetsFolder}/`)
  const aheadOnly = moreFiles.filter((file) => !essentials.includes(file))
  const named = [...essentials, ...aheadOnly]
  return {
    version: '',
    entry: `/${findModuleScript(bundle, entry)}`,
    catalogue: `/${findCatalogueFile('products').replace('products.json', '')}`,
    essentials: { [appShellPath]: '', ...withoutChecksums(essentials) },
    ahead: withoutChecksums(aheadOnly),
    others: withoutChecksums(files.filter((file) => isOther(file) && !named.includes(file))),
  }
}

function withoutChecksums(files: readonly string[]): Record<string, string> {
  return Object.fromEntries(files.map((file) => [`/${file}`, '']))
}

/** Builds a service worker as one script without imports. */
async function buildWorkerCode(module: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      lib: {
        entry: toModuleId(module),
        formats: ['iife'],
        name: 'worker',
      },
    },
  })
  const [output] = Array.isArray(built) ? built : []
  const script = output?.output[0]
  if (script === undefined) throw new Error('the build of the service worker has no output')
  return script.code
}

/** The dev server's service worker replaces the one of a built site, which would show the old build for ever. */
const selfDestroyingWorker = `
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(selfDestroy()))
async function selfDestroy() {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
  for (const page of await clients.matchAll({ type: 'window' })) page.navigate(page.url)
}
`
