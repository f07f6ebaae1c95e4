import { compileFunction } from 'node:vm'
import type { Client } from './client'
import type { VisitorBrowser } from './visitorBrowser'

/** Opens a tab of the site in a browser. */
export type OpenTab = (browser: VisitorBrowser) => Client

// Under these names the script finds the tab's own; everything else of a browser's that it uses is Node's, too.
const own = ['navigator', 'localStorage', 'addEventListener', 'removeEventListener'] as const
const whole = ['globalThis', 'self', 'window'] as const

/**
 * Reads the client's script once, and begins it anew for each tab: so each has its own Firebase and its own outbox, at a
 * fraction of what a thread costs.
 */
export function tabsOf(script: string): OpenTab {
  const begin = compileFunction(script, ['exports', ...whole, ...own], { filename: 'client.js' })
  return (browser) => {
    const exports: { client?: Client } = {}
    const window = browser.openWindow()
    const global = Object.assign(Object.create(globalThis) as object, window)
    Reflect.apply(begin, undefined, [exports, ...whole.map(() => global), ...own.map((name) => window[name])])
    if (!exports.client) throw new Error('The script of the client brought none.')
    return exports.client
  }
}
