import { join } from 'node:path'
import { build } from 'vite'

/** Builds client.ts, with the browser's parts of Firebase, for the emulators at this offset: one script in CommonJS. */
export async function bundleClient(portOffset: number): Promise<string> {
  const built = await build({
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
      lib: { entry: join(import.meta.dirname, 'client.ts'), formats: ['cjs'] },
      rolldownOptions: { output: { codeSplitting: false }, checks: { bundlerTimings: false } },
    },
  })
  const [output] = Array.isArray(built) ? built : []
  const [chunk, ...others] = output?.output ?? []
  if (chunk === undefined || others.length > 0) throw new Error('The client did not come in one script.')
  return chunk.code
}
