import { join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { ownFolders, type Folders } from '../folders'
import { prepare, type Prepared } from '../prepare'
import { inLines } from '../progress'
import { catalogueFiles } from './catalogueFiles'
import { codeOf } from './modules'
import { serveFiles } from './serveFiles'
import { serveBrand, servePictures, writeBrand, writePictures } from './pictureFiles'

const asked = /^virtual:catalogue(\/|$)/
const ours = /^\0virtual:catalogue(\/|$)/

/**
 * Gives the site its catalogue, as virtual:catalogue and the modules beneath it (see virtual-modules.d.ts) and as files
 * under /catalogue/, its pictures under /pictures/ and the brand's under /icons/. A bad record fails the build, and shows in
 * the browser while developing.
 */
export function catalogue(folders: Folders = ownFolders): Plugin {
  let prepared: Promise<Prepared> | undefined
  const read = () => (prepared ??= prepare(folders))
  const sources = [folders.catalogue, folders.photographs].map(normalizePath)
  return {
    name: 'catalogue',
    async buildStart() {
      if (this.environment.mode === 'build')
        await (prepared ??= prepare(folders, inLines(this.info.bind(this))))
    },
    resolveId: { filter: { id: asked }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: ours },
      async handler(id) {
        return codeOf(id.slice(1), await read())
      },
    },
    configureServer(server) {
      server.watcher.add(sources)
      server.middlewares.use('/pictures', servePictures(read))
      server.middlewares.use('/icons', serveBrand())
      server.middlewares.use(serveFiles(async () => catalogueFiles(await read()).files))
    },
    async generateBundle() {
      if (this.environment.config.consumer !== 'client') return
      for (const [path, source] of catalogueFiles(await read()).files)
        this.emitFile({ type: 'asset', fileName: path.slice(1), source })
    },
    async writeBundle({ dir }) {
      if (dir === undefined || this.environment.config.consumer !== 'client') return
      const { pictures } = await read()
      await writePictures(pictures, join(dir, 'pictures'))
      await writeBrand(join(dir, 'icons'))
    },
    hotUpdate({ file }) {
      if (!sources.some((source) => file === source || file.startsWith(`${source}/`))) return
      prepared = undefined
      const { moduleGraph, hot } = this.environment
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (ours.test(id)) moduleGraph.invalidateModule(module)
      hot.send({ type: 'full-reload' })
      return []
    },
  }
}
