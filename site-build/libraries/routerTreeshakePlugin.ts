import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { projectRoot } from '../../seed/projectFolders'

const productionFolder = join(projectRoot, 'node_modules/react-router/dist/production')

/** The production files of react-router, which its package.json does not export. */
export const reactRouterProductionFiles = {
  'react-router': join(productionFolder, 'index.mjs'),
  'react-router/dom': join(productionFolder, 'dom-export.mjs'),
}

/** Bundles react-router's production files without the components that the site does not use. */
export function routerTreeshakePlugin(): Plugin {
  return {
    name: 'router-treeshake',
    apply: 'build',
    config: () => {
      const missingFile = Object.values(reactRouterProductionFiles).find((file) => !existsSync(file))
      if (missingFile !== undefined)
        throw new Error(
          `react-router has no ${missingFile} any more: see docs/decisions/023-library-surgery.md.`,
        )
      return {
        resolve: {
          alias: Object.entries(reactRouterProductionFiles).map(([name, replacement]) => ({
            find: new RegExp(`^${name}$`),
            replacement,
          })),
        },
      }
    },
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\// },
      handler: (code) => ({ code: markComponentsPure(code), map: null }),
    },
  }
}

/**
 * Marks calls that create components and contexts as pure, and removes display names and the context of the router's own
 * error boundary, so that unused ones are dropped. The site has an error boundary of its own.
 */
export function markComponentsPure(code: string): string {
  return code
    .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/^RenderErrorBoundary\.contextType = \w+;$/gm, '')
}
