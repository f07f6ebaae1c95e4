// The Storage rules runtime: replaces Google's Java archive for the Storage emulator of firebase-tools. It reads and writes
// JSON lines on stdin and stdout and exits at the end of stdin.
import { createInterface } from 'node:readline'
import {
  rulesRuntimeReadyMessage,
  type RulesRuntimeResponse,
  type FetchFirestoreDocumentRequest,
} from './protocol/responses'
import { StorageRulesRuntime } from './protocol/runtime'

const send = (message: RulesRuntimeResponse | FetchFirestoreDocumentRequest): void => {
  process.stdout.write(`${JSON.stringify(message)}\n`)
}

const runtime = new StorageRulesRuntime({
  send,
  // firebase-tools prints lines that are not JSON.
  logDebug: (line) => {
    process.stdout.write(`debug: ${line}\n`)
  },
})

// Lines are not awaited in order: a verify request may wait for a document that arrives on a later line.
createInterface({ input: process.stdin }).on('line', (line) => {
  if (line.trim() !== '') void runtime.handleLine(line)
})

send(rulesRuntimeReadyMessage)
