import { demoAccounts } from '../seed/accounts'
import { readArguments } from './arguments'
import type { Stack } from './stack'

/*
 * npm start [-- --port-offset N]    the whole stack, with the built site
 * npm run dev [-- --port-offset N]  the same, with Vite's hot reload in place of the built site
 */

const asked = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!asked.signal.aborted) console.log('\nStopping …')
    asked.abort(new Error('Everything is stopped.'))
  })
}

try {
  const wanted = readArguments(process.argv.slice(2))
  // Loaded late: a wrong argument, or Ctrl-C at once, need not wait for Vite and Firebase to be read.
  const { startStack } = await import('./stack')
  const stack = await startStack({ ...wanted, say, signal: asked.signal })
  announce(stack)
  await Promise.race([
    stack.ended,
    new Promise((resolve) => {
      asked.signal.addEventListener('abort', resolve)
    }),
  ])
  await stack.stop()
  asked.signal.throwIfAborted()
  throw new Error('An emulator ended by itself, so the others were stopped. The log is in .local/stacks.')
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exit(asked.signal.aborted ? 0 : 1)
}

function announce({ siteUrl, ports }: Stack): void {
  say(`
Ready: ${siteUrl}
  Auth      http://127.0.0.1:${ports.auth}
  Firestore http://127.0.0.1:${ports.firestore}
  Storage   http://127.0.0.1:${ports.storage}
Accounts:
${demoAccounts.map(({ email, password }) => `  ${email} / ${password}`).join('\n')}
Ctrl-C stops everything.`)
}

function say(line: string): void {
  console.log(line)
}
