import type { Plugin } from 'vite'
import { toModuleId } from './webModules'

// What the build changes in Firebase and reactfire, and why: docs/decisions/023-library-surgery.md.

/** Packages that are replaced in every build, and the module that replaces each. */
export const libraryStubAliases = {
  'firebase/database': toModuleId('web/data/firebase/realtimeDatabaseStub.ts'),
}

/** Lets the bundler drop unused Firebase products: each product registers itself in a function that the site calls. */
export const sideEffectFreeLibraries = {
  moduleSideEffects: [{ test: /\/node_modules\/(?:@?firebase|reactfire|rxfire)\//, sideEffects: false }],
}

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

/** The functions that only Firestore's pipeline queries need, each with the body that replaces its own. */
const pipelineFunctionBodies = {
  __PRIVATE_isPipeline: 'return false',
  __PRIVATE_targetIsPipelineTarget: 'return false',
  __PRIVATE_toEvaluable: "throw new Error('This shop has no pipelines')",
}

/** Bundles Firestore without pipeline queries, because the site uses only ordinary queries. */
export function firestorePipelinesPlugin(): Plugin {
  return {
    name: 'firestore-pipelines',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/@firebase\/firestore\/dist\/common-[^/]+\.esm\.js$/ },
      handler: (code) => ({ code: removePipelines(code), map: null }),
    },
  }
}

/** Replaces the bodies of Firestore's pipeline functions, so that the code that only they need is dropped. */
export function removePipelines(code: string): string {
  return Object.entries(pipelineFunctionBodies).reduce((text, [name, body]) => {
    const pattern = new RegExp(`^function ${name}\\((\\w+)\\) \\{[\\s\\S]*?^\\}`, 'm')
    if (!pattern.test(text))
      throw new Error(
        `Firestore has no function ${name} any more: see docs/decisions/023-library-surgery.md.`,
      )
    return text.replace(pattern, `function ${name}($1) { ${body} }`)
  }, code)
}
