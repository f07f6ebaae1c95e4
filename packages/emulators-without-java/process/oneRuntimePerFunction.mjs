/*
 * Lets one runtime of a function answer all its calls at once, as an instance of Cloud Functions does: firebase-tools would
 * start another process for each call that comes while the others are busy, and end none. Records each process, so that it
 * ends with the stack. Node loads this file before firebase-tools.
 */

import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)
const { FunctionsEmulator } = require('firebase-tools/lib/emulator/functionsEmulator.js')
const { RuntimeWorkerPool } = require('firebase-tools/lib/emulator/functionsRuntimeWorker.js')

RuntimeWorkerPool.prototype.getIdleWorker = function (triggerId, language) {
  this.cleanUpWorkers()
  return this.getTriggerWorkers(triggerId, language).find(
    ({ state, runtime }) => ['IDLE', 'BUSY'].includes(state) && !runtime.process.killed,
  )
}

const { startNode, startRuntime } = FunctionsEmulator.prototype

FunctionsEmulator.prototype.startNode = async function (...args) {
  const runtime = await startNode.apply(this, args)
  writeFileSync(join(process.env.PID_FOLDER, `functions.${runtime.process.pid}`), '')
  return runtime
}

const starts = new Map()

FunctionsEmulator.prototype.startRuntime = function (backend, trigger) {
  const start = starts.get(trigger.id) ?? startOrEnd(this, backend, trigger)
  starts.set(trigger.id, start)
  return start
}

async function startOrEnd(emulator, backend, trigger) {
  try {
    return await startRuntime.call(emulator, backend, trigger)
  } catch (error) {
    const workers = emulator.workerPools[backend.codebase].getTriggerWorkers(trigger.id, backend.runtime)
    for (const { runtime } of workers) runtime.process.kill()
    throw error
  } finally {
    starts.delete(trigger.id)
  }
}
