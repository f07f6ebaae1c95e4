import { join } from 'node:path'
import { build } from 'vite'

/** Bundles sendingClient.ts with Firebase's browser build for the emulators at this port offset, as CommonJS. */
export async function bundleClient(portOffset: number): Promise<string> {
  const buildResult = await build({
    configFile: false,
    envDir: false,
    root: import.meta.dirname,
    mode: 'emulators',
    logLevel: 'warn',
    define: { 'import.meta.env.VITE_PORT_OFFSET': JSON.stringify(String(portOffset)) },
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry: join(import.meta.dirname, 'sendingClient.ts'), formats: ['cjs'] },
      rolldownOptions: { output: { codeSplitting: false }, checks: { bundlerTimings: false } },
    },
  })
  const [output] = Array.isArray(buildResult) ? buildResult : []
  const [chunk, ...otherChunks] = output?.output ?? []
  if (chunk === undefined || otherChunks.length > 0)
    throw new Error('The client was not bundled as one script.')
  return chunk.code
}
