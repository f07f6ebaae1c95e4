import type { Plugin } from 'vite'
import { toModuleId } from '../webModules'

const deferredModuleId = toModuleId('data/firebase/deferredFirestore.ts')

/** Makes reactfire use the Firestore that the live lists provide, instead of importing it itself. */
export function deferFirestorePlugin(): Plugin {
  return {
    name: 'defer-firestore',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id === 'firebase/firestore' && importer?.includes('/node_modules/reactfire/') ? deferredModuleId : null,
  }
}
