import type { Plugin } from 'vite'
import { serviceWorkerPath } from '../../web/browser/serviceWorkerConfig'
import { describeBuild } from './describeBuild'
import { buildWorkerCode } from './buildWorkerCode'
import { createWorkerScript } from './workerScript'
import { writeChecksums } from './writeChecksums'

/**
 * Builds the service worker of the shop, and writes the checksums of all files for it and the desk's. The dev server's
 * worker unregisters itself.
 */
export function serviceWorkerPlugin(): Plugin {
  return {
    name: 'service-worker',
    applyToEnvironment: ({ name }) => name === 'client',
    configureServer({ middlewares }) {
      middlewares.use(serviceWorkerPath, (_, response) => {
        response.setHeader('Content-Type', 'text/javascript').end(selfDestroyingWorker)
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
