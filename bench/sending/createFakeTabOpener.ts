import { compileFunction } from 'node:vm'
import type { SubmissionClient } from './sendingClient'
import type { FakeBrowser } from './fakeBrowser'

/** Opens a simulated tab of the site in a fake browser. */
export type FakeTabOpener = (browser: FakeBrowser) => SubmissionClient

// The global variables that each simulated tab has for itself. The client script takes all other globals from Node.
const tabGlobals = ['navigator', 'localStorage', 'addEventListener', 'removeEventListener'] as const
const globalNames = ['globalThis', 'self', 'window'] as const

/** Compiles the client script once and runs it per simulated tab: own Firebase app and outbox, but no own thread. */
export function createFakeTabOpener(script: string): FakeTabOpener {
  const evaluateScript = compileFunction(script, ['exports', ...globalNames, ...tabGlobals], {
    filename: 'client.js',
  })
  return (browser) => {
    const exports: { submissionClient?: SubmissionClient } = {}
    const window = browser.openWindow()
    const global = Object.assign(Object.create(globalThis) as object, window)
    Reflect.apply(evaluateScript, undefined, [
      exports,
      ...globalNames.map(() => global),
      ...tabGlobals.map((name) => window[name]),
    ])
    if (!exports.submissionClient) throw new Error('The script exports no submissionClient.')
    return exports.submissionClient
  }
}
