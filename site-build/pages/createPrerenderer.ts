import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build, type PluginOption, type ResolvedConfig } from 'vite'
import { projectRoot } from '../../seed/projectFolders'
import type { ProductSummary } from '../../domain/catalogue/product'
import type * as PrerenderModule from './prerenderPage'

/** Creates the Vite plugins that the modules of the site need. Each build needs its own plugin instances. */
export type CreateSitePlugins = () => PluginOption[]

type Prerenderer = { prerender: typeof PrerenderModule.prerenderPage; close: () => Promise<void> }

// The temporary folder is inside the project, so that Node finds imported packages in node_modules.
const tempFolder = join(projectRoot, '.local')

const require = createRequire(import.meta.url)

// The output is CommonJS, because Vite's configuration cannot call import() after the build has started.
const output = { format: 'cjs', entryFileNames: 'prerender.cjs', chunkFileNames: '[name].cjs' } as const

/** Builds the app for Node, which then renders the site's pages to HTML. `close` deletes this build. */
export async function createPrerenderer(
  { root, mode }: Pick<ResolvedConfig, 'root' | 'mode'>,
  createSitePlugins: CreateSitePlugins,
  listedProducts: readonly ProductSummary[],
): Promise<Prerenderer> {
  await mkdir(tempFolder, { recursive: true })
  const outDir = await mkdtemp(join(tempFolder, 'prerender-'))
  await build({
    ...{ root, mode, logLevel: 'error', configFile: false, plugins: createSitePlugins() },
    build: {
      ssr: join(import.meta.dirname, 'prerenderPage.tsx'),
      outDir,
      emptyOutDir: false,
      rolldownOptions: { output },
    },
  })
  const { cacheProducts, prerenderPage } = require(join(outDir, 'prerender.cjs')) as typeof PrerenderModule
  cacheProducts(listedProducts)
  return { prerender: prerenderPage, close: () => rm(outDir, { recursive: true }) }
}
