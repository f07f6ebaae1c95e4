import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

type Message = { readonly id?: number } & Readonly<Record<string, unknown>>

const entry = 'packages/emulators-without-java/storage-rules/serve.ts'

/** Starts the Storage rules runtime (serve.ts) in a separate process, as firebase-tools does. */
export function startRulesRuntimeProcess() {
  const child = spawn(process.execPath, ['--import', 'tsx', entry], { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const sendLine = (line: string) => child.stdin.write(`${line}\n`)

  async function readLine(): Promise<string> {
    const line: IteratorResult<string, unknown> = await lines.next()
    if (line.done === true) throw new Error('The runtime has ended.')
    return line.value
  }

  const readMessage = async (): Promise<Message> => JSON.parse(await readLine()) as Message

  return {
    sendLine,
    readMessage,
    readLine,
    request(message: Message): Promise<Message> {
      sendLine(JSON.stringify(message))
      return readMessage()
    },
    stop(): Promise<number | null> {
      child.stdin.end()
      return exited
    },
  }
}

/** Creates a message that asks the Storage rules runtime to load a ruleset. */
export const createRulesLoadMessage = (id: number, content: string, rulesetName = '0'): Message => ({
  id,
  action: 'load_ruleset',
  context: { rulesetName, source: { files: [{ name: 'storage.rules', content }] } },
})

const timeNow = { timestamp_value: '2026-01-02T03:04:05.678Z' }

/**
 * Creates a `verify` message for the Storage rules runtime, as firebase-tools 15 sends it. By default, no user is
 * signed in.
 */
export function createRulesVerifyMessage(
  id: number,
  changes: { path?: string; method?: string; auth?: unknown; rulesetName?: string } = {},
): Message {
  const { path = '/b/shop/o/photo', method = 'get', auth = { null_value: null }, rulesetName = '0' } = changes
  const segments = path
    .split('/')
    .filter(Boolean)
    .map((simple) => ({ simple }))
  const fields = { path: { path_value: { segments } }, time: timeNow, resource: { null_value: null }, auth }
  return {
    id,
    action: 'verify',
    context: {
      rulesetName,
      service: 'firebase.storage',
      path,
      method,
      variables: { resource: { null_value: null }, request: { map_value: { fields } } },
    },
  }
}
