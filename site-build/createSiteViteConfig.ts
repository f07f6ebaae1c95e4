import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig, UserConfig } from 'vite'
import { type CatalogueLoader, loadCatalogueWithPictures } from '../seed/loadCatalogueWithPictures'
import { defaultCatalogueFolders, projectRoot } from '../seed/projectFolders'
import { catalogueModulesPlugin, cataloguePlugin } from './catalogue/cataloguePlugin'
import {
  createCatalogueFirstPage,
  toDetailedProducts,
  toGuides,
  toProductSummaries,
} from './catalogue/catalogueContent'
import { listUsesWithPages } from './catalogue/productUses'
import { scenePicturesPlugin } from './catalogue/scenePicturesPlugin'
import { browserTargets } from './browserTargets'
import { buildStampPlugin } from './buildStamp'
import { createChunkGroups, trackStartupModules } from './chunkGroups'
import { deskBuildPlugin } from './deskBuildPlugin'
import {
  deferFirestorePlugin,
  firestorePipelinesPlugin,
  libraryStubAliases,
  sideEffectFreeLibraries,
} from './firebaseLibraries'
import { firebaseJsonPlugin } from './firebaseJsonPlugin'
import type { SiteCatalogueData } from './pages/createSitePages'
import { prerenderPlugin } from './pages/prerenderPlugin'
import { shortClassNamesPlugin } from './shortClassNames'
import { serviceWorkerPlugin } from './service-worker/serviceWorkerPlugin'
import { displayFacePlugin } from './typeface/displayFace'
import { webFolder } from './webModules'

type SiteConfigOptions = {
  outDir: string
  loadCatalogue?: CatalogueLoader
}

const firebaseJsonPath = join(projectRoot, 'firebase.json')

/** Vite's configuration of the site. A test of the next build passes its own `loadCatalogue`. */
export function createSiteViteConfig({
  outDir,
  loadCatalogue = loadCatalogueWithPictures,
}: SiteConfigOptions): UserConfig {
  const startupModules = trackStartupModules()
  const createSitePlugins = () => [
    react(),
    shortClassNamesPlugin(),
    cataloguePlugin({ loadCatalogue }),
    scenePicturesPlugin(),
  ]
  return {
    root: webFolder,
    envDir: projectRoot,
    resolve: { alias: libraryStubAliases },
    plugins: [
      ...createSitePlugins(),
      displayFacePlugin(),
      deferFirestorePlugin(),
      firestorePipelinesPlugin(),
      startupModules.plugin,
      prerenderPlugin(() => loadSiteCatalogueData(loadCatalogue), createSitePlugins),
      firebaseJsonPlugin(firebaseJsonPath),
      buildStampPlugin(),
      serviceWorkerPlugin(),
      deskBuildPlugin((deskMode) => createDeskConfig(deskMode, loadCatalogue)),
    ],
    build: {
      target: browserTargets,
      outDir,
      emptyOutDir: true,
      manifest: true,
      // Safari before 17 and Firefox before 115 load modules without preloading, which is faster than a polyfill.
      modulePreload: { polyfill: false, resolveDependencies: omitStartupFiles },
      rolldownOptions: {
        treeshake: sideEffectFreeLibraries,
        output: { codeSplitting: { groups: createChunkGroups(startupModules.has) } },
        // Turn off the warning about slow plugins: the catalogue plugin always takes most of the build time.
        checks: { bundlerTimings: false },
      },
    },
  }
}

/** What a script loads ahead of an import: every page has the startup files already, so that no script needs to name them. */
function omitStartupFiles(_: string, files: string[], { hostType }: { hostType: 'html' | 'js' }): string[] {
  return hostType === 'html'
    ? files
    : files.filter((file) => !/(?:site|libraries|rolldown-runtime)-/.test(file))
}

/** Vite's configuration of the desk, the staff's app. */
function createDeskConfig(mode: string, loadCatalogue: CatalogueLoader): InlineConfig {
  return {
    root: webFolder,
    envDir: projectRoot,
    mode,
    resolve: { alias: libraryStubAliases },
    plugins: [
      react(),
      displayFacePlugin(),
      catalogueModulesPlugin(() => loadCatalogue(defaultCatalogueFolders)),
      deferFirestorePlugin(),
      firestorePipelinesPlugin(),
    ],
    build: {
      target: browserTargets,
      modulePreload: { polyfill: false },
      rolldownOptions: { treeshake: sideEffectFreeLibraries },
    },
  }
}

/** Loads the products that the prerendered pages show. */
async function loadSiteCatalogueData(loadCatalogue: CatalogueLoader): Promise<SiteCatalogueData> {
  const catalogue = await loadCatalogue(defaultCatalogueFolders)
  const products = toDetailedProducts(catalogue)
  const listed = toProductSummaries(products)
  return {
    ...{ first: createCatalogueFirstPage(listed), listed, products },
    ...{ uses: listUsesWithPages(products), guides: toGuides(catalogue) },
  }
}
