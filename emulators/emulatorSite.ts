import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { join } from 'node:path'
import { build, createServer } from 'vite'
import { defaultCatalogueFolders } from '../seed/projectFolders'
import { loadCatalogueWithPictures } from '../seed/loadCatalogueWithPictures'
import { createLogProgressReporter } from '../seed/progress'
import { projectRoot } from './emulatorConfig'
import { copyCachedSiteBuild, getCachedSiteBuildFolder, portOffsetPlaceholder } from './siteBuildCache'

// The app in this mode talks to the emulators; a production build has none of that code.
const emulatorViteConfig = {
  mode: 'emulators',
  configFile: join(projectRoot, 'vite.config.ts'),
  configLoader: 'runner',
} as const

/**
 * Puts the site for the emulators into a folder of its own, so that dist/ only ever holds what may be deployed. Builds it
 * only when the sources have changed since the last time.
 */
export async function prepareEmulatorSite(
  folder: string,
  portOffset: number,
  log: (line: string) => void,
): Promise<void> {
  await copyCachedSiteBuild(await getEmulatorSiteBuildFolder(log), folder, portOffset)
}

/** The folder with the site built for the emulators, where portOffsetPlaceholder stands for the port offset. */
export async function getEmulatorSiteBuildFolder(log: (line: string) => void): Promise<string> {
  // Draw missing pictures before the build, which would show no progress: on a fresh machine, drawing takes a while.
  await loadCatalogueWithPictures(defaultCatalogueFolders, createLogProgressReporter(log))
  // With another NODE_ENV, such as the one that Vitest sets when it starts the stack, Vite makes a development build.
  const variables = { NODE_ENV: 'production', VITE_PORT_OFFSET: portOffsetPlaceholder }
  return getCachedSiteBuildFolder('emulators', (outDir) =>
    withVariables(variables, () =>
      build({ ...emulatorViteConfig, logLevel: 'warn', build: { outDir, emptyOutDir: true } }),
    ),
  )
}

async function withVariables(variables: Record<string, string>, work: () => Promise<unknown>): Promise<void> {
  const previous = { ...process.env }
  Object.assign(process.env, variables)
  try {
    await work()
  } finally {
    for (const name of Object.keys(variables)) {
      if (previous[name] === undefined) Reflect.deleteProperty(process.env, name)
      else process.env[name] = previous[name]
    }
  }
}

/**
 * Serves the site with hot reload on 127.0.0.1; returns the function that stops it. Vite gets our own HTTP server,
 * because Vite's server ends this process at SIGTERM, before the emulators are stopped.
 */
export async function startDevServer(port: number, portOffset: number): Promise<() => Promise<void>> {
  process.env.VITE_PORT_OFFSET = String(portOffset)
  const httpServer = createHttpServer()
  const viteServer = await createServer({
    ...emulatorViteConfig,
    server: { middlewareMode: true, hmr: { server: httpServer } },
  })
  httpServer.on('request', viteServer.middlewares)
  httpServer.listen(port, '127.0.0.1')
  await once(httpServer, 'listening')
  return async () => {
    httpServer.close()
    httpServer.closeAllConnections()
    await viteServer.close()
  }
}
