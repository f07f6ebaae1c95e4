import { expect } from 'vitest'
import { getPidFolder } from '../../emulators/emulatorConfig'
import { assertPortsFree } from '../../emulators/ports'
import {
  findRunningProcesses,
  type RecordedProcess,
} from '../../packages/emulators-without-java/process/runningProcesses'

/** The limit for stopping everything is 10 s, also when a process was killed. */
const stopLimit = { timeout: 10_000 }

/** Waits until so many runtimes of functions run. */
export async function waitForRuntimes(offset: number, count: number): Promise<void> {
  const countRuntimes = async () => {
    const running = await findRunningProcesses(getPidFolder(offset))
    return running.filter(({ name }) => name === 'functions').length
  }
  await expect.poll(countRuntimes, { timeout: 120_000 }).toBe(count)
}

/** Waits until all processes of the emulators run, those of functions aside, and returns their process ids. */
export async function waitForEmulatorProcesses(
  offset: number,
): Promise<Record<RecordedProcess['name'], number>> {
  const findEmulators = async () =>
    (await findRunningProcesses(getPidFolder(offset))).filter(({ name }) => name !== 'functions')
  await expect.poll(async () => (await findEmulators()).length, { timeout: 120_000 }).toBe(4)
  return Object.fromEntries((await findEmulators()).map(({ name, pid }) => [name, pid])) as Record<
    RecordedProcess['name'],
    number
  >
}

/** Waits until no process of the emulators is left and the ports are free again. */
export async function expectNothingLeft(offset: number): Promise<void> {
  await expect.poll(() => findRunningProcesses(getPidFolder(offset)), stopLimit).toEqual([])
  await expect.poll(() => assertPortsFree(offset), stopLimit).toBeUndefined()
}
