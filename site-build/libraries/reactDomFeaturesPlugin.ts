import type { Plugin } from 'vite'

type Feature = { name: string; functions: readonly string[]; classes?: readonly string[] }

/**
 * Features of React DOM that the shop does not use. `functions` are the ones through which React reaches a feature;
 * the code that only they call is then dropped. The methods of `classes` are removed.
 */
export const unusedReactDomFeatures: readonly Feature[] = [
  {
    name: 'view transitions',
    functions: [
      'applyViewTransitionToHostInstances',
      'applyViewTransitionToHostInstancesRecursive',
      'commitAfterMutationEffectsOnFiber',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'createViewTransitionInstance',
      'flushAfterMutationEffects',
      'getViewTransitionClassName',
      'getViewTransitionName',
      'recursivelyTraverseAfterMutationEffects',
      'reportViewTransitionError',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'restoreViewTransitionOnHostInstances',
      'startViewTransition',
      'trackEnterViewTransitions',
    ],
    classes: ['ViewTransitionPseudoElement'],
  },
  {
    name: 'refs of fragments',
    functions: [
      'addFragmentHandleToFiber',
      'commitFragmentInstanceDeletionEffects',
      'commitFragmentInstanceInsertionEffects',
      'commitNewChildToFragmentInstance',
      'commitNewChildToFragmentInstances',
      'FragmentInstance',
    ],
    classes: ['FragmentInstance'],
  },
  {
    name: 'lists of Suspense boundaries, which React does not export',
    functions: ['cutOffTailIfNeeded', 'updateSuspenseListComponent'],
  },
  { name: 'useActionState', functions: ['mountActionState', 'rerenderActionState', 'updateActionState'] },
  {
    name: 'the functions that preload files',
    functions: [
      'preconnect',
      'prefetchDNS',
      'preinitModuleScript',
      'preinitScript',
      'preinitStyle',
      'preload',
      'preloadModule',
    ],
  },
]

/** Bundles React DOM without the features that the shop does not use. */
export function reactDomFeaturesPlugin(): Plugin {
  return {
    name: 'react-dom-features',
    apply: 'build',
    // The browser's build only: prerendering uses react-dom/server.
    transform: {
      filter: { id: /\/node_modules\/react-dom\/cjs\/react-dom-client\.production\.js/ },
      handler: (code) => ({ code: removeFeatures(code), map: null }),
    },
  }
}

/** Empties the functions of the unused features, and removes the methods of their classes. */
export function removeFeatures(code: string): string {
  const functions = unusedReactDomFeatures.flatMap((feature) => feature.functions)
  const classes = unusedReactDomFeatures.flatMap((feature) => feature.classes ?? [])
  return classes.reduce(removeMethods, functions.reduce(emptyFunction, code))
}

/** Top-level functions of React DOM's file end with the first brace at the start of a line. */
function emptyFunction(code: string, name: string): string {
  return replaceOrThrow(code, new RegExp(`^function ${name}\\([^]*?^}$`, 'm'), name, `function ${name}() {}`)
}

function removeMethods(code: string, name: string): string {
  return replaceOrThrow(code, new RegExp(`^${name}\\.prototype\\.\\w+ = function[^]*?^};$`, 'gm'), name, '')
}

function replaceOrThrow(code: string, pattern: RegExp, name: string, replacement: string): string {
  const replaced = code.replace(pattern, replacement)
  if (replaced === code)
    throw new Error(`react-dom has no ${name} any more: see docs/decisions/023-library-surgery.md.`)
  return replaced
}
