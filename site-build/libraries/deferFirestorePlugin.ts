import type { Plugin } from 'vite'
import { toModuleId } from '../webModules'

const deferredModuleId = toModuleId('web/data/firebase/deferredFirestore.ts')

/** Replaces reactfire's import of Firestore by a small module, so that sign-in does not download the full Firestore. */
export function deferFirestorePlugin(): Plugin {
  return {
    name: 'defer-firestore',
    // In development, a library that Vite bundles beforehand would pass this plugin by.
    config: () => ({
      optimizeDeps: { exclude: ['reactfire'], include: ['reactfire > use-sync-external-store/shim'] },
    }),
    enforce: 'pre',
    resolveId: (id, importer) =>
      id === 'firebase/firestore' && importer?.includes('/node_modules/reactfire/') ? deferredModuleId : null,
  }
}
