import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build, type PluginOption, type ResolvedConfig } from 'vite'
import type { ListedProduct } from '../../domain/product'
import type * as prerendering from '../prerender'

/** The plugins that the site's own modules need, made anew for each build. */
export type SitePlugins = () => PluginOption[]

type Prerenderer = { prerender: typeof prerendering.prerenderPage; close: () => Promise<void> }

// Inside the project, so that what it imports is found in node_modules.
const drafts = join(import.meta.dirname, '../../../.local')

const require = createRequire(import.meta.url)

// CommonJS, because a module that Vite loads for its configuration can no longer import when the build has begun.
const output = { format: 'cjs', entryFileNames: 'prerender.cjs', chunkFileNames: '[name].cjs' } as const

/** The app built once more for Node, to draw pages with, and told every product; `close` deletes it. */
export async function openPrerenderer(
  { root, mode }: Pick<ResolvedConfig, 'root' | 'mode'>,
  sitePlugins: SitePlugins,
  listed: readonly ListedProduct[],
): Promise<Prerenderer> {
  await mkdir(drafts, { recursive: true })
  const outDir = await mkdtemp(join(drafts, 'prerender-'))
  await build({
    ...{ root, mode, logLevel: 'error', configFile: false, plugins: sitePlugins() },
    build: { ssr: 'app/prerender.tsx', outDir, emptyOutDir: false, rolldownOptions: { output } },
  })
  const { keepProducts, prerenderPage } = require(join(outDir, 'prerender.cjs')) as typeof prerendering
  keepProducts(listed)
  return { prerender: prerenderPage, close: () => rm(outDir, { recursive: true }) }
}
