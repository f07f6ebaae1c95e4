import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig, UserConfig } from 'vite'
import { type CatalogueLoader, prepareCatalogue } from '../seed/prepareCatalogue'
import { projectRoot } from '../seed/projectFolders'
import { cataloguePlugin } from './catalogue/cataloguePlugin'
import { loadSiteContent } from './catalogue/loadSiteContent'
import { scenesPlugin } from './catalogue/scenesPlugin'
import { createChunkGroups } from './chunks/createChunkGroups'
import { trackStartupModules } from './chunks/trackStartupModules'
import { deskPlugin } from './deskPlugin'
import { deferFirestorePlugin } from './libraries/deferFirestorePlugin'
import { libraryStubs } from './libraries/libraryStubs'
import { routerTreeshakePlugin } from './libraries/routerTreeshakePlugin'
import { sideEffectFreeLibraries } from './libraries/sideEffectFreeLibraries'
import { prerenderPlugin } from './pages/prerenderPlugin'
import { serviceWorkerPlugin } from './service-worker/serviceWorkerPlugin'
import { signInFramePlugin } from './signInFramePlugin'
import { webFolder } from './webModules'

type SiteConfigOptions = { mode: string; outDir: string; loadCatalogue?: CatalogueLoader }

/** Vite's configuration of the site. The benchmark passes its own `loadCatalogue`. */
export function createSiteConfig({
  mode,
  outDir,
  loadCatalogue = prepareCatalogue,
}: SiteConfigOptions): UserConfig {
  const startupModules = trackStartupModules()
  const createSitePlugins = () => [react(), cataloguePlugin({ loadCatalogue }), scenesPlugin()]
  return {
    root: webFolder,
    resolve: { alias: libraryStubs },
    plugins: [
      ...createSitePlugins(),
      deferFirestorePlugin(),
      routerTreeshakePlugin(),
      startupModules.plugin,
      prerenderPlugin(() => loadSiteContent(loadCatalogue), createSitePlugins),
      signInFramePlugin(join(projectRoot, 'firebase.json')),
      serviceWorkerPlugin(),
      deskPlugin(createDeskConfig),
    ],
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      // Terser's output is 2 % smaller than Oxc's; tests/site-build/bundle.test.ts limits the bytes of a first visit.
      minify: mode === 'production' ? 'terser' : 'oxc',
      terserOptions: { module: true, compress: { passes: 3, pure_getters: true } },
      // All supported browsers implement modulepreload.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        treeshake: sideEffectFreeLibraries,
        output: { codeSplitting: { groups: createChunkGroups(startupModules.has) } },
        // Loading the catalogue takes most of the build time, so this check always warns.
        checks: { bundlerTimings: false },
      },
    },
  }
}

/**
 * Vite's configuration of the desk. Minification with terser takes most of the build time, so the desk, which staff
 * download only once, is built without it.
 */
function createDeskConfig(mode: string): InlineConfig {
  return {
    root: webFolder,
    mode,
    resolve: { alias: libraryStubs },
    plugins: [react(), deferFirestorePlugin(), routerTreeshakePlugin()],
    build: { modulePreload: { polyfill: false }, rolldownOptions: { treeshake: sideEffectFreeLibraries } },
  }
}
