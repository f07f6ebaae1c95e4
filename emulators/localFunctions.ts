import { demoProjectId, type EmulatorPorts } from '../domain/firebase/localProject'
import { functionsRegion } from '../domain/site/businessDetails'
import { getInternalPorts } from './ports'

const scheduleIntervalMs = 60_000
const maxPauseMs = 16 * scheduleIntervalMs

/** Runs `work` while no function hears of what it writes: nobody is told about the demo requests by e-mail. */
export async function withoutTriggers(ports: EmulatorPorts, work: () => Promise<void>): Promise<void> {
  const switchTriggers = async (name: string) => {
    const url = `http://127.0.0.1:${getInternalPorts(ports).hub}/functions/${name}`
    const response = await fetch(url, { method: 'PUT' })
    if (!response.ok) throw new Error(`The functions emulator answered ${response.status} to ${name}.`)
  }
  await switchTriggers('disableBackgroundTriggers')
  await work()
  await switchTriggers('enableBackgroundTriggers')
}

/**
 * Starts the runtimes of the functions that the first visits and arrivals call: a start takes a second of processor time,
 * which is most of a minute beside two browsers. The items are gone when functions look at them.
 */
export async function warmUpFunctions({ functions, firestore }: EmulatorPorts): Promise<void> {
  const documents = `http://127.0.0.1:${firestore}/v1/projects/${demoProjectId}/databases/(default)/documents`
  const headers = { Authorization: 'Bearer owner' }
  const createAndDelete = async (path: string) => {
    for (const method of ['PATCH', 'DELETE']) await fetch(`${documents}/${path}`, { method, headers })
  }
  await Promise.all([
    ...['requests/warm-up', 'enquiries/warm-up'].map(createAndDelete),
    ...['publishedFiles', 'api'].map((name) => fetch(toFunctionUrl(functions, name))),
  ])
}

/** Runs the functions of a schedule: these emulators ignore schedules. In production, the first runs every five minutes. */
async function runSchedule(
  { functions }: EmulatorPorts,
  schedule: 'everyFiveMinutes' | 'everyNight',
  signal: AbortSignal,
): Promise<void> {
  const url = `${toFunctionUrl(functions, 'runSchedule')}?schedule=${schedule}`
  const response = await fetch(url, { method: 'POST', signal })
  if (!response.ok) throw new Error(`The schedule ${schedule} failed: ${await response.text()}`)
}

/** Returns the address of a function in the emulator at this port. */
export function toFunctionUrl(port: number, name: string): string {
  return `http://127.0.0.1:${port}/${demoProjectId}/${functionsRegion}/${name}`
}

/**
 * Runs the schedules, one call at a time, a minute after the last has ended, until the returned function is called. A run
 * that fails is made good by the next; the pause before it doubles, because a busy machine would never catch up.
 */
export function startSchedules(ports: EmulatorPorts, log: (line: string) => void): () => Promise<void> {
  const stopped = new AbortController()
  let timer = setTimeout(() => void runAndRepeat(scheduleIntervalMs), scheduleIntervalMs)
  const runAndRepeat = async (pauseMs: number) => {
    let nextPauseMs = scheduleIntervalMs
    try {
      await runSchedule(ports, 'everyFiveMinutes', stopped.signal)
      await runSchedule(ports, 'everyNight', stopped.signal)
    } catch (error) {
      if (stopped.signal.aborted) return
      nextPauseMs = Math.min(2 * pauseMs, maxPauseMs)
      log(`The scheduled functions failed and run again in ${nextPauseMs / 60_000} minutes. ${String(error)}`)
    }
    timer = setTimeout(() => void runAndRepeat(nextPauseMs), nextPauseMs)
  }
  return () => {
    clearTimeout(timer)
    stopped.abort()
    return Promise.resolve()
  }
}
