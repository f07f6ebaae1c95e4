import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const production = (name: string) =>
  fileURLToPath(new URL(`../../../node_modules/react-router/dist/production/${name}.mjs`, import.meta.url))

/**
 * The router as small as it can be: its production files, which its package does not lead to, without the components that
 * the site does not use. Making one of those has no other effect, which the router's files do not say.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: production('index') },
          { find: /^react-router\/dom$/, replacement: production('dom-export') },
        ],
      },
    }),
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\// },
      handler: (code) => ({
        code: code
          .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
          .replace(/^\w+\.displayName = "\w+";$/gm, ''),
        map: null,
      }),
    },
  }
}
