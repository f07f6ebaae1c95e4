import { build, type Plugin } from 'vite'
import { deskWorkerPath, serviceWorkerPath } from '../../web/browser/serviceWorkerConfig'
import { describeBuild } from './describeBuild'
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

/** Builds a service worker as one script without imports. */
async function buildWorkerCode(module: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      lib: { entry: toModuleId(module), formats: ['iife'], name: 'worker' },
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
