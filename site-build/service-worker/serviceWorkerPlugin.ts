import { createHash } from 'node:crypto'
import { build, type Plugin, type Rolldown } from 'vite'
import { appShellPath, serviceWorkerPath } from '../../web/browser/serviceWorkerConfig'
import { listRequiredFiles, findModuleScript } from './listRequiredFiles'
import { precachedModulesAndFiles } from './precachedModulesAndFiles'
import { selfDestroyingWorker } from './selfDestroyingWorker'
import { toModuleId } from '../webModules'

type Precache = {
  version: string
  entry: string
  essentials: { url: string; revision: string | null }[]
  more: string[]
}

/** Builds the service worker with the list of files to precache. The dev server serves one that unregisters itself. */
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
        const source = await buildWorkerScript(createPrecache(bundle))
        this.emitFile({ type: 'asset', fileName: serviceWorkerPath.slice(1), source })
      },
    },
  }
}

function createPrecache(bundle: Rolldown.OutputBundle): Precache {
  const { entry, more, essentialFiles, moreFiles } = precachedModulesAndFiles
  const entryFiles = listRequiredFiles(bundle, [entry])
  const url = (file: string) => `/${file}`
  const findCatalogueFiles = (name: string) =>
    Object.keys(bundle).filter((file) => file.endsWith(`/${name}.json`) && file.startsWith('catalogue/'))
  return {
    version: hashTexts(Object.entries(bundle).map(([name, file]) => name + getHtmlText(file))),
    entry: url(findModuleScript(bundle, entry)),
    essentials: [
      { url: appShellPath, revision: hashTexts([getHtmlText(bundle['shell.html'])]) },
      ...[...entryFiles, ...essentialFiles.flatMap(findCatalogueFiles)].map((file) => ({
        url: url(file),
        revision: null,
      })),
    ],
    more: [
      ...listRequiredFiles(bundle, more).filter((file) => !entryFiles.includes(file)),
      ...moreFiles.flatMap(findCatalogueFiles),
    ].map(url),
  }
}

/** Returns the text of an HTML file, to be hashed. Returns '' for other files, whose names contain a hash already. */
function getHtmlText(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string {
  return file?.type === 'asset' && file.fileName.endsWith('.html') ? file.source.toString() : ''
}

function hashTexts(texts: string[]): string {
  return createHash('sha256').update(texts.sort().join('\n')).digest('hex').slice(0, 12)
}

/** Builds the service worker as one script without imports. */
async function buildWorkerScript(precache: Precache): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [createPrecacheModule(precache)],
    publicDir: false,
    build: {
      write: false,
      lib: {
        entry: toModuleId('offline/serviceWorker.ts'),
        formats: ['iife'],
        name: 'worker',
      },
    },
  })
  const [output] = Array.isArray(built) ? built : []
  const script = output?.output[0]
  if (script === undefined) throw new Error('the build of the service worker has no output')
  return script.code
}

function createPrecacheModule(precache: Precache): Plugin {
  const name = 'virtual:kept'
  const constants = Object.entries(precache).map(
    ([key, value]) => `export const ${key} = ${JSON.stringify(value)}`,
  )
  return {
    name,
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? constants.join('\n') : undefined),
  }
}
