import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { shellPath, workerPath } from '../../domain/kept'
import { filesFor, scriptWith } from './filesFor'
import { keptParts } from './keptParts'
import { retiringWorker } from './retiringWorker'

type Kept = {
  version: string
  entry: string
  essentials: { url: string; revision: string | null }[]
  more: string[]
}

/**
 * Builds the service worker, with the list of what it keeps, made from this very build. While developing there is none,
 * and one that a build left in the browser is retired.
 */
export function worker(): Plugin {
  return {
    name: 'service-worker',
    applyToEnvironment: ({ name }) => name === 'client',
    configureServer({ middlewares }) {
      middlewares.use(workerPath, (_, answer) => {
        answer.setHeader('Content-Type', 'text/javascript').end(retiringWorker)
      })
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const source = await codeOf(keptOf(bundle))
        this.emitFile({ type: 'asset', fileName: workerPath.slice(1), source })
      },
    },
  }
}

function keptOf(bundle: Rolldown.OutputBundle): Kept {
  const { entry, more, essentialFiles, moreFiles } = keptParts
  const always = filesFor(bundle, [entry])
  const url = (file: string) => `/${file}`
  const catalogue = (name: string) =>
    Object.keys(bundle).filter((file) => file.endsWith(`/${name}.json`) && file.startsWith('catalogue/'))
  return {
    version: hashOf(Object.entries(bundle).map(([name, file]) => name + textOf(file))),
    entry: url(scriptWith(bundle, entry)),
    essentials: [
      { url: shellPath, revision: hashOf([textOf(bundle['shell.html'])]) },
      ...[...always, ...essentialFiles.flatMap(catalogue)].map((file) => ({
        url: url(file),
        revision: null,
      })),
    ],
    more: [
      ...filesFor(bundle, more).filter((file) => !always.includes(file)),
      ...moreFiles.flatMap(catalogue),
    ].map(url),
  }
}

/** A file's own text where its name does not change with it: that is how pages are. */
function textOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string {
  return file?.type === 'asset' && file.fileName.endsWith('.html') ? file.source.toString() : ''
}

function hashOf(texts: string[]): string {
  return createHash('sha256').update(texts.sort().join('\n')).digest('hex').slice(0, 12)
}

/** The worker as one script that imports nothing. */
async function codeOf(kept: Kept): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [moduleOf(kept)],
    publicDir: false,
    build: {
      write: false,
      lib: {
        entry: join(import.meta.dirname, '../../offline/serviceWorker.ts'),
        formats: ['iife'],
        name: 'worker',
      },
    },
  })
  const [output] = Array.isArray(built) ? built : []
  const script = output?.output[0]
  if (script === undefined) throw new Error('the build of the service worker answered nothing')
  return script.code
}

function moduleOf(kept: Kept): Plugin {
  const name = 'virtual:kept'
  const constants = Object.entries(kept).map(
    ([key, value]) => `export const ${key} = ${JSON.stringify(value)}`,
  )
  return {
    name,
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? constants.join('\n') : undefined),
  }
}
