import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { join } from 'node:path'
import { build, createServer, type Plugin } from 'vite'
import { ownFolders } from '../seed/folders'
import { prepare } from '../seed/prepare'
import { inLines } from '../seed/progress'
import { root } from './config'

// The app in this mode talks to the emulators; a production build has none of that code.
const local = {
  mode: 'emulators',
  configFile: join(root, 'vite.config.ts'),
  configLoader: 'runner',
} as const

/** Builds the site for the emulators into a folder of its own, so that dist/ only ever holds what may be deployed. */
export async function buildSite(
  folder: string,
  portOffset: number,
  say: (line: string) => void,
  plugins: Plugin[] = [],
): Promise<void> {
  // The build would draw missing pictures itself, in silence: on a fresh machine that takes a while.
  await prepare(ownFolders, inLines(say))
  tellSite(portOffset)
  await asInProduction(() =>
    build({ ...local, plugins, logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } }),
  )
}

/** Vite makes a development build where NODE_ENV says anything else, as it does when Vitest starts the stack. */
async function asInProduction(work: () => Promise<unknown>): Promise<void> {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    await work()
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}

/**
 * Serves the site with hot reload on 127.0.0.1; answers the function that stops it. Vite gets a server of ours, because
 * one of its own ends this process at SIGTERM, before the emulators are stopped.
 */
export async function serveSite(port: number, portOffset: number): Promise<() => Promise<void>> {
  tellSite(portOffset)
  const http = createHttpServer()
  const vite = await createServer({ ...local, server: { middlewareMode: true, hmr: { server: http } } })
  http.on('request', vite.middlewares)
  http.listen(port, '127.0.0.1')
  await once(http, 'listening')
  return async () => {
    http.close()
    http.closeAllConnections()
    await vite.close()
  }
}

function tellSite(portOffset: number): void {
  process.env.VITE_PORT_OFFSET = String(portOffset)
}
