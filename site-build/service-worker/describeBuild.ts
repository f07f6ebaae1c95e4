import { join } from 'node:path'
import { normalizePath, type Rolldown } from 'vite'
import { deskAssetsFolder, deskPath } from '../../domain/site/deskPath'
import { projectRoot } from '../../seed/projectFolders'
import { appShellPath } from '../../web/browser/serviceWorkerConfig'
import type { BuildDescription } from '../../web/offline/buildDescription'

/** The precached modules: the screens that work offline. Firebase and the account's screens need a network. */
const precachedModulesAndFiles = {
  entry: 'web/app/main.tsx',
  /** Modules that visitors can use offline: the home page, the product pages, search, the order list and the forms. */
  ahead: [
    'web/features/home/HomePage.tsx',
    'web/features/catalogue/StorePage.tsx',
    'web/features/catalogue/ProductPage.tsx',
    'web/features/order-list/ConfirmListPage.tsx',
    'web/features/sending/RequestPage.tsx',
    'web/features/sending/ContactPage.tsx',
    'web/features/sending/OutboxBanner.tsx',
    'web/app/NotFoundPage.tsx',
    'web/ui/toasts/toaster.tsx',
    'domain/catalogue/search/searchProducts.ts',
  ],
  /** Names of catalogue files; createCatalogueFiles.ts describes them. The details come last: see web/offline/fileCache.ts. */
  essentialFiles: ['first', 'products'],
  aheadFiles: ['search', 'details'],
}

/** Describes the build, without the checksums: files are complete only when they are written. */
export function describeBuild(bundle: Rolldown.OutputBundle): BuildDescription {
  const { entry, ahead, essentialFiles, aheadFiles } = precachedModulesAndFiles
  const files = Object.keys(bundle)
  const findFile = (name: string) => findCatalogueFile(files, name)
  const essentials = [...listRequiredFiles(bundle, [entry]), ...essentialFiles.map(findFile)]
  const moreFiles = [...listRequiredFiles(bundle, ahead), ...aheadFiles.map(findFile)]
  const isOther = (file: string) => /\.(?:js|css)$/.test(file) && !file.startsWith(`${deskAssetsFolder}/`)
  const aheadOnly = moreFiles.filter((file) => !essentials.includes(file))
  const named = [...essentials, ...aheadOnly]
  return {
    version: '',
    entry: `/${findModuleScript(bundle, entry)}`,
    catalogue: getCatalogueFolder(files),
    essentials: { [appShellPath]: '', ...withoutChecksums(essentials) },
    ahead: withoutChecksums(aheadOnly),
    others: withoutChecksums(files.filter((file) => isOther(file) && !named.includes(file))),
  }
}

/** Describes the build of the desk, which its worker keeps in full: all its scripts and styles, and the product list. */
export function describeDeskBuild(
  deskFiles: readonly string[],
  siteFiles: readonly string[],
): BuildDescription {
  const programFiles = deskFiles.filter((file) => /\.(?:js|css)$/.test(file))
  return {
    version: '',
    entry: '',
    catalogue: getCatalogueFolder(siteFiles),
    essentials: {
      [deskPath]: '',
      ...withoutChecksums([...programFiles, findCatalogueFile(siteFiles, 'products')]),
    },
    ahead: {},
    others: {},
  }
}

function getCatalogueFolder(files: readonly string[]): string {
  return `/${findCatalogueFile(files, 'products').replace('products.json', '')}`
}

function findCatalogueFile(files: readonly string[], name: string): string {
  const found = files.find((file) => file.startsWith('catalogue/') && file.endsWith(`/${name}.json`))
  if (found === undefined)
    throw new Error(`the service worker precaches ${name}.json: it is not in the build`)
  return found
}

function withoutChecksums(files: readonly string[]): Record<string, string> {
  return Object.fromEntries(files.map((file) => [`/${file}`, '']))
}

/** The scripts and style sheets that must be loaded before these modules run. */
function listRequiredFiles(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const requiredChunks = new Set(modules.flatMap((module) => findModuleChunks(chunks, module)))
  for (const { imports } of requiredChunks)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) requiredChunks.add(chunk)
  const scripts = [...requiredChunks].map(({ fileName }) => fileName)
  const stylesheets = [...requiredChunks].flatMap(({ viteMetadata }) => [
    ...(viteMetadata?.importedCss ?? []),
  ])
  return [...new Set([...scripts, ...stylesheets])]
}

/** Returns the name of the built script that contains a source module. */
function findModuleScript(bundle: Rolldown.OutputBundle, module: string): string {
  const id = normalizePath(join(projectRoot, module))
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.moduleIds.includes(id))
  if (!chunk) throw new Error(`the service worker needs ${module}: it is not in the build`)
  return chunk.fileName
}

/** Finds the chunk that contains a module. If it is a shared chunk, also finds the chunk that re-exports the module. */
function findModuleChunks(chunks: Rolldown.OutputChunk[], module: string): Rolldown.OutputChunk[] {
  const id = normalizePath(join(projectRoot, module))
  const moduleChunks = chunks.filter(
    ({ moduleIds, facadeModuleId }) => facadeModuleId === id || moduleIds.includes(id),
  )
  if (moduleChunks.length === 0)
    throw new Error(`the service worker precaches ${module}: it is not in the build`)
  return moduleChunks
}
