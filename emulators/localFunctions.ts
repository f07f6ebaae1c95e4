import { demoProjectId, type EmulatorPorts } from '../domain/firebase/localProject'
import { functionsRegion } from '../domain/site/businessDetails'
import { getInternalPorts } from './ports'

const scheduleIntervalMs = 60_000
const requestTimeoutMs = 60_000

/** Runs `work` while no function hears of what it writes: nobody is told about the demo requests by e-mail. */
export async function withoutTriggers(ports: EmulatorPorts, work: () => Promise<void>): Promise<void> {
  const switchTriggers = async (name: string) => {
    const url = `http://127.0.0.1:${getInternalPorts(ports).hub}/functions/${name}`
    const response = await fetch(url, { method: 'PUT', signal: AbortSignal.timeout(requestTimeoutMs) })
    if (!response.ok) throw new Error(`The functions emulator answered ${response.status} to ${name}.`)
  }
  await switchTriggers('disableBackgroundTriggers')
  await work()
  await switchTriggers('enableBackgroundTriggers')
}

/**
 * Runs the functions of a schedule: these emulators ignore schedules. In production, the first runs every five minutes.
 */
async function runSchedule(
  { functions }: EmulatorPorts,
  schedule: 'everyFiveMinutes' | 'everyNight',
): Promise<void> {
  const url = `http://127.0.0.1:${functions}/${demoProjectId}/${functionsRegion}/runSchedule`
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ schedule }),
    signal: AbortSignal.timeout(requestTimeoutMs),
  })
  if (!response.ok) throw new Error(`The schedule ${schedule} failed: ${await response.text()}`)
}

/** Runs the schedules every minute until the returned function is called. A run that fails is made good by the next. */
export function startSchedules(ports: EmulatorPorts, log: (line: string) => void): () => Promise<void> {
  let isRunning = false
  const timer = setInterval(() => {
    if (isRunning) return
    isRunning = true
    void runSchedule(ports, 'everyFiveMinutes')
      .then(() => runSchedule(ports, 'everyNight'))
      .catch((error: unknown) => {
        log(`The scheduled functions failed and run again in a minute. ${String(error)}`)
      })
      .finally(() => {
        isRunning = false
      })
  }, scheduleIntervalMs)
  return () => {
    clearInterval(timer)
    return Promise.resolve()
  }
}
