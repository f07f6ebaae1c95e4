import type { Plugin } from 'vite'

/** Collects the modules that every page needs, because the build would otherwise spread them over a dozen files. */
export function trackStartupModules(): { plugin: Plugin; has: (id: string) => boolean } {
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
