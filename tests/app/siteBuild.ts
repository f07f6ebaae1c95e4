import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { vi } from 'vitest'
import { root } from '../../emulators/config'

export type BuiltSite = {
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>
  /** What a file of the site holds. */
  read: (fileName: string) => string
}

/** The production site, built but not written. */
export async function buildSite(): Promise<BuiltSite> {
  // Vitest's own value would make it a development build.
  vi.stubEnv('NODE_ENV', 'production')
  const built = await build({
    configFile: join(root, 'vite.config.ts'),
    configLoader: 'runner',
    mode: 'production',
    logLevel: 'error',
    build: { write: false },
  })
  if (!('output' in built)) throw new Error('the build answered something else than one output')
  const files = new Map(built.output.map((file) => [file.fileName, file]))
  return {
    chunks: new Map(built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : []))),
    read: (fileName) => {
      const file = files.get(fileName)
      if (!file) throw new Error(`the build wrote no ${fileName}`)
      return file.type === 'chunk' ? file.code : file.source.toString()
    },
  }
}
