/*
 * Ends firebase-tools when its supervisor dies. Node loads this file before firebase-tools. Only the supervisor can
 * write to standard input, so it closes when the supervisor dies, also by SIGKILL.
 */

import { setTimeout } from 'node:timers'

// firebase-tools needs about 2 s to stop its emulators.
const stopTimeoutMs = 7000

process.stdin.on('close', () => {
  process.kill(process.pid, 'SIGINT')
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), stopTimeoutMs).unref()
})
process.stdin.resume()
// An open pipe keeps Node running. firebase-tools must still exit by itself when its work is done.
process.stdin.unref()
