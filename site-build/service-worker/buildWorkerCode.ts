import { build } from 'vite'
import { browserTargets } from '../browserTargets'
import { toModuleId } from '../webModules'

/** Builds a service worker as one script without imports. */
export async function buildWorkerCode(module: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      target: browserTargets,
      write: false,
      lib: { entry: toModuleId(module), formats: ['iife'], name: 'worker' },
    },
  })
  const [output] = Array.isArray(built) ? built : []
  const script = output?.output[0]
  if (script === undefined) throw new Error('the build of the service worker has no output')
  return script.code
}
