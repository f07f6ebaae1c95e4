import { getPidFolder } from './emulatorConfig'
import {
  findRunningProcesses,
  formatKillCommand,
} from '../packages/emulators-without-java/process/runningProcesses'

/**
 * Throws if the emulators already run with this port offset, or if processes of an earlier run were left. The message
 * contains the command that ends them.
 */
export async function assertPreviousRunEnded(portOffset: number): Promise<void> {
  const running = await findRunningProcesses(getPidFolder(portOffset))
  if (running.length === 0) return
  const command = formatKillCommand(running)
  if (running.some(({ name }) => name === 'supervisor'))
    throw new Error(
      'The emulators of this project already run on these ports. Nothing was started. ' +
        `Stop them with: ${command}, or move all ports: npm start -- --port-offset 200`,
    )
  throw new Error(
    `An earlier start was killed and left ${running.map(({ name }) => name).join(', ')} running. ` +
      `Nothing was started. End what is left with: ${command}`,
  )
}
