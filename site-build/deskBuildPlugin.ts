import { join } from 'node:path'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import { deskAssetsFolder, deskPath } from '../web/domain/site/deskPath'

/** The desk's page, in web/ and in the built site. */
export const deskHtmlFileName = 'staff.html'

const isDeskRoute = (url: string) => {
  const [pathname = ''] = url.split('?')
  return pathname === deskPath || pathname.startsWith(`${deskPath}/`)
}

/**
 * Builds the desk from its own page, in a build of its own. As a second input of the shop's build it would move modules
 * that both use into shared chunks, and so change what a visitor downloads.
 */
export function deskBuildPlugin(createConfig: (mode: string) => InlineConfig): Plugin {
  return {
    name: 'desk',
    applyToEnvironment: ({ name }) => name === 'client',
    configureServer({ middlewares }) {
      // Serve the desk's page at all desk routes, as the rewrite in firebase.json does.
      middlewares.use((request, _, next) => {
        if (isDeskRoute(request.url ?? '')) request.url = `/${deskHtmlFileName}`
        next()
      })
    },
    generateBundle: {
      // Build the desk after the service worker, which must not contain the desk or change when only the desk changes.
      order: 'post',
      async handler() {
        const { config } = this.environment
        for (const file of await buildDesk(config.root, createConfig(config.mode))) {
          const source = file.type === 'chunk' ? file.code : file.source
          this.emitFile({ type: 'asset', fileName: file.fileName, source })
        }
      },
    },
  }
}

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
