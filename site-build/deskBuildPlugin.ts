import { join } from 'node:path'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import { deskAssetsFolder, deskPath } from '../domain/site/deskPath'
import { deskWorkerPath } from '../web/browser/serviceWorkerConfig'
import { buildWorkerCode } from './service-worker/buildWorkerCode'
import { describeDeskBuild } from './service-worker/describeBuild'
import { createWorkerScript } from './service-worker/workerScript'

/** The HTML file of the desk (the staff's app), in web/ and in the built site. */
export const deskHtmlFileName = 'staff.html'

const isDeskRoute = (url: string) => {
  const [pathname = ''] = url.split('?')
  return pathname === deskPath || pathname.startsWith(`${deskPath}/`)
}

const workerModule = 'web/offline/deskWorker.ts'

/**
 * Builds the desk (the staff's app) separately, because shared chunks would change what shop visitors download, and its
 * service worker. The dev server's worker keeps nothing: it has only the push messages.
 */
export function deskBuildPlugin(createConfig: (mode: string) => InlineConfig): Plugin {
  return {
    name: 'desk',
    applyToEnvironment: ({ name }) => name === 'client',
    configureServer({ middlewares }) {
      // Serve the staff app's HTML file at all its routes, as the rewrite in firebase.json does.
      middlewares.use((request, _, next) => {
        if (isDeskRoute(request.url ?? '')) request.url = `/${deskHtmlFileName}`
        next()
      })
      middlewares.use(deskWorkerPath, (_, response, next) => {
        buildWorkerCode(workerModule).then(
          (code) =>
            response.setHeader('Content-Type', 'text/javascript').end(createWorkerScript(emptyBuild, code)),
          next,
        )
      })
    },
    generateBundle: {
      // Build the staff's app after the service worker, which must not change with every change of the staff's app.
      order: 'post',
      async handler(_, bundle) {
        const { config } = this.environment
        const deskFiles = await buildDesk(config.root, createConfig(config.mode))
        const description = describeDeskBuild(
          deskFiles.map(({ fileName }) => fileName),
          Object.keys(bundle),
        )
        const worker = createWorkerScript(description, await buildWorkerCode(workerModule))
        this.emitFile({ type: 'asset', fileName: deskWorkerPath.slice(1), source: worker })
        for (const file of deskFiles) {
          const source = file.type === 'chunk' ? file.code : file.source
          this.emitFile({ type: 'asset', fileName: file.fileName, source })
        }
      },
    },
  }
}

const emptyBuild = { version: '', entry: '', catalogue: '', essentials: {}, ahead: {}, others: {} }

async function buildDesk(root: string, config: InlineConfig): Promise<Rolldown.RolldownOutput['output']> {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      ...config.build,
      write: false,
      assetsDir: deskAssetsFolder,
      rolldownOptions: { ...config.build?.rolldownOptions, input: join(root, deskHtmlFileName) },
    },
  })
  if (!('output' in result)) throw new Error('the build of the desk returned no single output')
  return result.output
}
