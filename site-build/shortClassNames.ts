import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { webFolder } from './webModules'

const hashLength = 4

/**
 * Names the classes of CSS modules without the line numbers that Vite adds: scripts, styles and prerendered pages have each
 * name, so these would cost a first visit half a kilobyte. A hash of the file's path keeps equal names apart.
 */
export function shortClassNamesPlugin(): Plugin {
  return {
    name: 'short-class-names',
    config: () => ({ css: { modules: { generateScopedName: toShortClassName } } }),
  }
}

export function toShortClassName(name: string, file: string): string {
  const [path = ''] = relative(webFolder, file).replaceAll('\\', '/').split('?')
  const hash = createHash('sha256').update(path).digest('hex').slice(0, hashLength)
  return `${name}_${hash}`
}
