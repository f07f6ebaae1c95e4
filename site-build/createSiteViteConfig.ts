import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig, UserConfig } from 'vite'
import { type CatalogueLoader, loadCatalogueWithPictures } from '../seed/loadCatalogueWithPictures'
import { defaultCatalogueFolders, projectRoot } from '../seed/projectFolders'
import { catalogueModulesPlugin, cataloguePlugin } from './catalogue/cataloguePlugin'
import { loadSiteCatalogueData } from './catalogue/loadSiteCatalogueData'
import { scenePicturesPlugin } from './catalogue/scenePicturesPlugin'
import { createChunkGroups } from './chunks/createChunkGroups'
import { trackStartupModules } from './chunks/trackStartupModules'
import { deskBuildPlugin } from './deskBuildPlugin'
import { deferFirestorePlugin } from './libraries/deferFirestorePlugin'
import { firestorePipelinesPlugin } from './libraries/firestorePipelinesPlugin'
import { libraryStubAliases } from './libraries/libraryStubAliases'
import { reactDomFeaturesPlugin } from './libraries/reactDomFeaturesPlugin'
import { routerTreeshakePlugin } from './libraries/routerTreeshakePlugin'
import { sideEffectFreeLibraries } from './libraries/sideEffectFreeLibraries'
import { prerenderPlugin } from './pages/prerenderPlugin'
import { serviceWorkerPlugin } from './service-worker/serviceWorkerPlugin'
import { signInFrameCspCheckPlugin } from './signInFrameCspCheckPlugin'
import { type StyleHashesMode, styleHashesPlugin } from './styleHashesPlugin'
import { displayFacePlugin } from './type/displayFacePlugin'
import { webFolder } from './webModules'

type SiteConfigOptions = {
  mode: string
  outDir: string
  styleHashes: StyleHashesMode
  loadCatalogue?: CatalogueLoader
}

const firebaseJsonPath = join(projectRoot, 'firebase.json')

/** Vite's configuration of the site. The benchmark passes its own `loadCatalogue`. */
export function createSiteViteConfig({
  mode,
  outDir,
  styleHashes,
  loadCatalogue = loadCatalogueWithPictures,
}: SiteConfigOptions): UserConfig {
  const startupModules = trackStartupModules()
  const createSitePlugins = () => [react(), cataloguePlugin({ loadCatalogue }), scenePicturesPlugin()]
  return {
    root: webFolder,
    resolve: { alias: libraryStubAliases },
    plugins: [
      ...createSitePlugins(),
      displayFacePlugin(),
      deferFirestorePlugin(),
      firestorePipelinesPlugin(),
      routerTreeshakePlugin(),
      reactDomFeaturesPlugin(),
      startupModules.plugin,
      prerenderPlugin(() => loadSiteCatalogueData(loadCatalogue), createSitePlugins),
      signInFrameCspCheckPlugin(firebaseJsonPath),
      styleHashesPlugin(firebaseJsonPath, styleHashes),
      serviceWorkerPlugin(),
      deskBuildPlugin((deskMode) => createDeskConfig(deskMode, loadCatalogue)),
    ],
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      // Use terser in production, because its output is 2 % smaller than that of Oxc (the default minifier).
      minify: mode === 'production' ? 'terser' : 'oxc',
      terserOptions: { module: true, compress: { passes: 3, pure_getters: true } },
      // All supported browsers implement modulepreload, so no polyfill is needed.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        treeshake: sideEffectFreeLibraries,
        output: { codeSplitting: { groups: createChunkGroups(startupModules.has) } },
        // Turn off the warning about slow plugins: the catalogue plugin always takes most of the build time.
        checks: { bundlerTimings: false },
      },
    },
  }
}

/** Configures the desk (the staff's app) without the slow minifier terser, because only staff download the desk. */
function createDeskConfig(mode: string, loadCatalogue: CatalogueLoader): InlineConfig {
  return {
    root: webFolder,
    mode,
    resolve: { alias: libraryStubAliases },
    plugins: [
      react(),
      displayFacePlugin(),
      catalogueModulesPlugin(() => loadCatalogue(defaultCatalogueFolders)),
      deferFirestorePlugin(),
      firestorePipelinesPlugin(),
      routerTreeshakePlugin(),
    ],
    build: { modulePreload: { polyfill: false }, rolldownOptions: { treeshake: sideEffectFreeLibraries } },
  }
}
