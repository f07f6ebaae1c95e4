import type { Plugin } from 'vite'

type ModuleFilter = (id: string) => boolean

/** What every page needs, in two chunks: libraries stay in the browser's cache when the site changes. */
export function createChunkGroups(isStartupModule: ModuleFilter) {
  return [
    { name: 'libraries', test: (id: string) => isStartupModule(id) && id.includes('/node_modules/') },
    { name: 'site', test: isStartupModule },
  ]
}

/** Collects the modules that every page needs, because the build would otherwise spread them over a dozen files. */
export function trackStartupModules(): { plugin: Plugin; has: ModuleFilter } {
  const modules = new Set<string>()
  const plugin: Plugin = {
    name: 'startup-modules',
    apply: 'build',
    buildEnd() {
      const addImports = (id: string) => {
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) modules.add(imported)
      }
      for (const id of this.getModuleIds()) if (this.getModuleInfo(id)?.isEntry) addImports(id)
      for (const id of modules) addImports(id)
    },
  }
  return { plugin, has: (id) => modules.has(id) }
}
