import { parseArgs } from 'node:util'
import { demoAccounts } from '../seed/accounts'
import { startStack, type Stack } from './stack'

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
  const { portOffset, hotReload } = readArguments()
  const stack = await startStack({ portOffset, hotReload, say, signal: asked.signal })
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

function readArguments(): { portOffset: number; hotReload: boolean } {
  const usage = 'Usage: npm start -- [--port-offset N], or npm run dev -- [--port-offset N]; N is 0 to 50000.'
  try {
    const options = {
      'port-offset': { type: 'string', default: '0' },
      dev: { type: 'boolean', default: false },
    } as const
    const { values } = parseArgs({ options })
    const offset = values['port-offset']
    if (/^\d{1,5}$/.test(offset) && Number(offset) <= 50_000)
      return { portOffset: Number(offset), hotReload: values.dev }
    throw new Error(`--port-offset is '${offset}'.`)
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
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
