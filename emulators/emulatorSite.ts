import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { join } from 'node:path'
import { defaultCatalogueFolders, projectRoot } from '../seed/projectFolders'
import { createLogProgressReporter } from '../seed/progress'
import { demoProjectId, type EmulatorPorts } from '../domain/firebase/localProject'
import { functionsRegion } from '../domain/site/businessDetails'
import { withEnvironmentVariables } from '../seed/withEnvironmentVariables'
import { copyCachedSiteBuild, getCachedSiteBuildFolder, portOffsetPlaceholder } from './siteBuildCache'

// In Vite's mode 'emulators', the app talks to the emulators; a production build contains no code for emulators.
const emulatorViteConfig = {
  mode: 'emulators',
  configFile: join(projectRoot, 'vite.config.ts'),
  configLoader: 'runner',
} as const

/**
 * Copies the site that is built for the emulators to its own folder, so that dist/ contains only files for deployment.
 * Builds the site only if its sources have changed since the last build.
 */
export async function prepareEmulatorSite(
  folder: string,
  portOffset: number,
  log: (line: string) => void,
): Promise<void> {
  await copyCachedSiteBuild(await getEmulatorSiteBuildFolder(log), folder, portOffset)
}

/**
 * Returns the folder of the site that is built for the emulators. This build contains portOffsetPlaceholder instead of
 * a port offset.
 */
export async function getEmulatorSiteBuildFolder(log: (line: string) => void): Promise<string> {
  // Vite makes a development build unless NODE_ENV is 'production'. Vitest sets another value when it starts the local
  // stack.
  const variables = { NODE_ENV: 'production', VITE_PORT_OFFSET: portOffsetPlaceholder }
  return getCachedSiteBuildFolder('emulators', async (outDir) => {
    // Vite and the drawings are loaded only here: a start with a cached build does not need them.
    const { loadCatalogueWithPictures } = await import('../seed/loadCatalogueWithPictures')
    const { build } = await import('vite')
    // Draw missing product pictures before the build: drawing takes a while on a new machine, and the build shows no
    // progress.
    await loadCatalogueWithPictures(defaultCatalogueFolders, createLogProgressReporter(log))
    await withEnvironmentVariables(variables, () =>
      build({ ...emulatorViteConfig, logLevel: 'warn', build: { outDir, emptyOutDir: true } }),
    )
  })
}

/**
 * Serves the site with hot reload on 127.0.0.1 and returns the function that stops the server. Vite gets our own HTTP
 * server, because Vite's server ends this process at SIGTERM, before the emulators are stopped.
 */
export async function startDevServer(ports: EmulatorPorts, portOffset: number): Promise<() => Promise<void>> {
  process.env.VITE_PORT_OFFSET = String(portOffset)
  const httpServer = createHttpServer()
  const { createServer } = await import('vite')
  const viteServer = await createServer({
    ...emulatorViteConfig,
    server: { middlewareMode: true, hmr: { server: httpServer }, proxy: createFunctionProxy(ports) },
  })
  httpServer.on('request', viteServer.middlewares)
  httpServer.listen(ports.hosting, '127.0.0.1')
  await once(httpServer, 'listening')
  return async () => {
    httpServer.close()
    httpServer.closeAllConnections()
    await viteServer.close()
  }
}

/** Passes the requests of pages to functions, as the rewrites in firebase.json do. */
function createFunctionProxy({ functions }: EmulatorPorts) {
  const toFunction = (name: string) => ({
    target: `http://127.0.0.1:${functions}`,
    rewrite: (path: string) => `/${demoProjectId}/${functionsRegion}/${name}${path}`,
  })
  return {
    '/api': toFunction('api'),
    '^/catalogue/current\\.json$': toFunction('publishedFiles'),
    '^/catalogue/parts/[^/]+$': toFunction('publishedFiles'),
    '^/pictures/[^/]+/[^/]+$': toFunction('publishedFiles'),
    '^/certificates/[^/]+/[^/]+$': toFunction('publishedFiles'),
  }
}
