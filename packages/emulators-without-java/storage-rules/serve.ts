// The Storage rules runtime. The Storage emulator of firebase-tools runs it instead of Google's Java archive. It reads
// JSON lines from stdin, writes JSON lines to stdout, and exits when stdin ends.
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
  // Debug lines go to stdout as plain text, because firebase-tools prints each line that is not JSON.
  logDebug: (line) => {
    process.stdout.write(`debug: ${line}\n`)
  },
})

// An input line does not wait for earlier lines: a verify request may need a document that arrives on a later line.
createInterface({ input: process.stdin }).on('line', (line) => {
  if (line.trim() !== '') void runtime.handleLine(line)
})

send(rulesRuntimeReadyMessage)
