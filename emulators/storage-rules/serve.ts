// The Storage rules runtime: stands in for Google's Java archive behind firebase-tools' Storage emulator, speaks its
// JSON lines on stdin and stdout, and ends with stdin.
import { createInterface } from 'node:readline'
import { ready, type Answer, type Question } from './protocol/answers'
import { Runtime } from './protocol/runtime'

const say = (message: Answer | Question): void => {
  process.stdout.write(`${JSON.stringify(message)}\n`)
}

const runtime = new Runtime({
  say,
  // firebase-tools shows a line that is no JSON to the developer.
  debug: (line) => {
    process.stdout.write(`debug: ${line}\n`)
  },
})

// Not awaited line by line: a verify may wait for a document that comes in a later line.
createInterface({ input: process.stdin }).on('line', (line) => {
  if (line.trim() !== '') void runtime.hear(line)
})

say(ready)
