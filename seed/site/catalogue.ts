import { normalizePath, type Plugin } from 'vite'
import { ownFolders, type Folders } from '../folders'
import { prepare, type Prepared } from '../prepare'
import { inLines } from '../progress'
import { codeOf } from './modules'

const asked = /^virtual:catalogue(\/|$)/
const ours = /^\0virtual:catalogue(\/|$)/

/**
 * Gives the site its catalogue, as virtual:catalogue and the modules beneath it (see virtual-modules.d.ts). A bad
 * record fails the build, and shows in the browser while developing.
 */
export function catalogue(folders: Folders = ownFolders): Plugin {
  let prepared: Promise<Prepared> | undefined
  const sources = [folders.catalogue, folders.colours].map(normalizePath)
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
        return codeOf(id.slice(1), await (prepared ??= prepare(folders)))
      },
    },
    configureServer(server) {
      server.watcher.add(sources)
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
