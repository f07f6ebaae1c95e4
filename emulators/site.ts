import { join } from 'node:path'
import { build, createServer } from 'vite'
import { root } from './config'

// The app in this mode talks to the emulators; a production build has none of that code.
const local = {
  mode: 'emulators',
  configFile: join(root, 'vite.config.ts'),
  configLoader: 'runner',
} as const

/** Builds the site for the emulators into a folder of its own, so that dist/ only ever holds what may be deployed. */
export async function buildSite(folder: string, portOffset: number): Promise<void> {
  tellSite(portOffset)
  await build({ ...local, logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } })
}

/** Serves the site with hot reload; answers the function that stops it. */
export async function serveSite(port: number, portOffset: number): Promise<() => Promise<void>> {
  tellSite(portOffset)
  const server = await createServer({ ...local, server: { host: '127.0.0.1', port, strictPort: true } })
  await server.listen()
  return () => server.close()
}

function tellSite(portOffset: number): void {
  process.env.VITE_PORT_OFFSET = String(portOffset)
}
