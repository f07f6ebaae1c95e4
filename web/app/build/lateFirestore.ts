import { join } from 'node:path'
import type { Plugin } from 'vite'

const late = join(import.meta.dirname, '../../data/firebase/lateFirestore.ts')

/** Has reactfire wait for Firestore until a live list brings it, instead of bringing it itself. */
export function lateFirestore(): Plugin {
  return {
    name: 'late-firestore',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id === 'firebase/firestore' && importer?.includes('/node_modules/reactfire/') ? late : null,
  }
}
