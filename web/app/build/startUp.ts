import type { Plugin } from 'vite'

/**
 * Knows the modules that every page needs before anything is shown: what the entry imports, and what that imports. Left
 * alone, those that some screen imports too would come in a dozen files.
 */
export function startUp(): { plugin: Plugin; has: (id: string) => boolean } {
  const modules = new Set<string>()
  const plugin: Plugin = {
    name: 'start-up',
    apply: 'build',
    buildEnd() {
      const reach = (id: string) => {
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) modules.add(imported)
      }
      for (const id of this.getModuleIds()) if (this.getModuleInfo(id)?.isEntry) reach(id)
      for (const id of modules) reach(id)
    },
  }
  return { plugin, has: (id) => modules.has(id) }
}
