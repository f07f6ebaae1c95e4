import { join } from 'node:path'
import { normalizePath, type Plugin, type Connect } from 'vite'
import { defaultCatalogueFolders, type CatalogueFolders } from '../../seed/projectFolders'
import {
  type CatalogueLoader,
  loadCatalogueWithPictures,
  type CatalogueWithPictures,
} from '../../seed/loadCatalogueWithPictures'
import { renderFavicon } from '../../seed/rendering/brandFiles'
import { createLogProgressReporter } from '../../seed/progress'
import { createCatalogueFiles } from './createCatalogueFiles'
import {
  copyFiles,
  createBrandFileMiddleware,
  createDiskFileMiddleware,
  listPictureFiles,
  writeBrandFiles,
} from './pictureFiles'
import { listUsesWithPages } from './productUses'
import { toFeaturedProducts, toGuides } from './catalogueContent'

const moduleId = 'virtual:catalogue'

const moduleIdPattern = /^virtual:catalogue(\/|$)/
const resolvedIdPattern = /^\0virtual:catalogue(\/|$)/

type CataloguePluginOptions = { folders?: CatalogueFolders; loadCatalogue?: CatalogueLoader }

/** Adds the catalogue's virtual modules alone, for a build whose site has the catalogue's files from another build. */
export function catalogueModulesPlugin(loadCatalogue: () => Promise<CatalogueWithPictures>): Plugin {
  return {
    name: 'catalogue-modules',
    resolveId: { filter: { id: moduleIdPattern }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: resolvedIdPattern },
      async handler(id) {
        return generateCatalogueModuleCode(id.slice(1), await loadCatalogue())
      },
    },
  }
}

/** Adds the catalogue to the site: virtual modules, JSON files, pictures and icons. Invalid data fails the build. */
export function cataloguePlugin({
  folders = defaultCatalogueFolders,
  loadCatalogue = loadCatalogueWithPictures,
}: CataloguePluginOptions = {}): Plugin {
  let prepared: Promise<CatalogueWithPictures> | undefined
  const loadPrepared = () => (prepared ??= loadCatalogue(folders))
  const sources = [folders.catalogue, folders.photographs].map(normalizePath)
  return {
    ...catalogueModulesPlugin(loadPrepared),
    name: 'catalogue',
    async buildStart() {
      if (this.environment.mode === 'build')
        await (prepared ??= loadCatalogue(folders, createLogProgressReporter(this.info.bind(this))))
    },
    configureServer(server) {
      server.watcher.add(sources)
      server.middlewares.use(
        '/pictures',
        createDiskFileMiddleware(async () => listPictureFiles(await loadPrepared())),
      )
      server.middlewares.use('/icons', createBrandFileMiddleware())
      server.middlewares.use(
        createJsonMiddleware(async () => createCatalogueFiles(await loadPrepared()).files),
      )
    },
    async generateBundle() {
      if (this.environment.config.consumer !== 'client') return
      for (const [path, source] of createCatalogueFiles(await loadPrepared()).files)
        this.emitFile({ type: 'asset', fileName: path.slice(1), source })
      this.emitFile({ type: 'asset', fileName: 'favicon.ico', source: await renderFavicon() })
    },
    async writeBundle({ dir }) {
      if (dir === undefined || this.environment.config.consumer !== 'client') return
      await copyFiles(listPictureFiles(await loadPrepared()), join(dir, 'pictures'))
      await writeBrandFiles(join(dir, 'icons'))
    },
    hotUpdate({ file }) {
      if (!sources.some((source) => file === source || file.startsWith(`${source}/`))) return
      prepared = undefined
      const { moduleGraph, hot } = this.environment
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (resolvedIdPattern.test(id)) moduleGraph.invalidateModule(module)
      hot.send({ type: 'full-reload' })
      return []
    },
  }
}

/** Serves JSON files by path in the dev server. */
function createJsonMiddleware(
  loadFiles: () => Promise<ReadonlyMap<string, string>>,
): Connect.NextHandleFunction {
  return (request, response, next) => {
    const respond = async () => {
      const text = (await loadFiles()).get(request.url ?? '')
      if (text === undefined) next()
      else response.setHeader('Content-Type', 'application/json').end(text)
    }
    respond().catch(next)
  }
}

/** The code of a virtual catalogue module, or undefined if there is no module of this id. */
function generateCatalogueModuleCode(id: string, prepared: CatalogueWithPictures): string | undefined {
  switch (id) {
    case moduleId:
      return `export const catalogueFolder = ${JSON.stringify(createCatalogueFiles(prepared).folder)}`
    case `${moduleId}/featured`:
      return `export const featured = ${JSON.stringify(toFeaturedProducts(prepared))}`
    case `${moduleId}/guides`:
      return `export const guides = ${JSON.stringify(toGuides(prepared))}`
    case `${moduleId}/uses`:
      return `export const productUses = ${JSON.stringify(listUsesWithPages(prepared.products))}`
    default:
      return undefined
  }
}
