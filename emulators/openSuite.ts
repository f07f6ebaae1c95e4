import { rm } from 'node:fs/promises'
import { makeRunFolders, type RunFolders, writeConfig } from './config'
import { chooseEmulator, parseWanted } from './firestore/choose'
import { lookAtMachine } from './firestore/machine'
import { type Ports, portsAt } from './ports'
import { startSuite, type Suite } from './suite'

type SuiteOptions = {
  portOffset: number
  /** Which emulators, by firebase-tools' names. */
  emulators: string[]
  /** Told which Firestore emulator it is, and why. */
  say: (line: string) => void
  signal: AbortSignal
  /** Told how to end what was started; the last comes first. */
  atTheEnd: (end: () => Promise<unknown>) => void
}

type OpenSuite = { ports: Ports; folders: RunFolders; suite: Suite; firestore: string }

/** Begins to start emulators with the deployed rules, `firestore` being the kind chosen; `suite.ready` settles when they answer. */
export async function openSuite(options: SuiteOptions): Promise<OpenSuite> {
  const { portOffset, emulators, say, signal, atTheEnd } = options
  const ports = portsAt(portOffset)
  const choice = await chooseEmulator(await lookAtMachine(), parseWanted(process.env.FIRESTORE_EMULATOR))
  say(choice.why)
  const folders = await makeRunFolders(portOffset)
  atTheEnd(() => rm(folders.config, { force: true }))
  await writeConfig(ports, folders)
  const suite = await startSuite(choice, emulators, folders, signal)
  atTheEnd(suite.stop)
  return { ports, folders, suite, firestore: choice.kind }
}
