import { demoAccounts } from '../seed/demoAccounts'
import { formatStackErrorMessage } from './formatStackErrorMessage'
import { parseNpmStartOptions } from './launchOptions'
import type { LocalDevEnvironment } from './localStack'

/*
 * npm start [-- --port-offset N]    starts the local stack with the built site
 * npm run dev [-- --port-offset N]  starts the local stack with Vite's hot reload
 */

const stopController = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!stopController.signal.aborted) console.log('\nStopping …')
    stopController.abort()
  })
}

// After the terminal has closed, each line that is printed is an error, which would end this process too early.
process.stdout.on('error', () => undefined)

try {
  const options = parseNpmStartOptions(process.argv.slice(2))
  // The local stack is imported after the arguments are parsed, so that a wrong argument or an early Ctrl-C does not
  // wait until Vite and Firebase are loaded.
  const { startLocalDevEnvironment } = await import('./localStack')
  const stack = await startLocalDevEnvironment({
    ...options,
    functions: 'scheduled',
    rulesOf: 'allProjects',
    log,
    signal: stopController.signal,
  })
  printReadyMessage(stack)
  await Promise.race([
    stack.exited,
    new Promise((resolve) => stopController.signal.addEventListener('abort', resolve)),
  ])
  await stack.stop()
  stopController.signal.throwIfAborted()
  throw new Error(
    'A process of the emulators has ended, so all others were stopped. The log is in .local/stacks.',
  )
} catch (error) {
  const isStopped = error === stopController.signal.reason
  log(isStopped ? 'Everything is stopped.' : await formatStackErrorMessage(error))
  process.exit(isStopped ? 0 : 1)
}

function printReadyMessage({ siteUrl, ports, mailPorts }: LocalDevEnvironment): void {
  log(`
Ready: ${siteUrl}
  Auth      http://127.0.0.1:${ports.auth}
  Firestore http://127.0.0.1:${ports.firestore}
  Storage   http://127.0.0.1:${ports.storage}
  Functions http://127.0.0.1:${ports.functions}
  E-mail    http://127.0.0.1:${mailPorts.page} shows what the functions send
Accounts:
${demoAccounts.map(({ email, password }) => `  ${email} / ${password}`).join('\n')}
Ctrl-C stops everything.`)
}

function log(line: string): void {
  console.log(line)
}
