import { rm } from 'node:fs/promises'
import { createRunFolders, type RunFolders, writeEmulatorConfig } from './emulatorConfig'
import {
  chooseFirestoreEmulator,
  parseFirestoreEmulatorKind,
} from '../packages/emulators-without-java/firestore/chooseFirestoreEmulator'
import { detectFirestoreEmulatorTools } from '../packages/emulators-without-java/firestore/detectFirestoreEmulatorTools'
import { prepareFunctionsFolder } from './functionsFolder'
import { startEmulatorProcess, type EmulatorProcess } from './emulatorProcess'
import { type EmulatorPorts, getEmulatorPorts } from '../domain/firebase/localProject'

type EmulatorOptions = {
  portOffset: number
  /** The emulators to start, by their names in firebase-tools, such as 'firestore'. */
  emulators: string[]
  /** Called with one line that says which Firestore emulator was chosen, and why. */
  log: (line: string) => void
  signal: AbortSignal
  /** Called with each cleanup function. The caller must run the cleanup functions in reverse order. */
  registerCleanup: (cleanup: () => Promise<unknown>) => void
}

type StartedEmulators = {
  ports: EmulatorPorts
  folders: RunFolders
  emulatorProcess: EmulatorProcess
  firestore: string
}

/** Starts the emulators with the deployed security rules. Await `emulatorProcess.ready` before using them. */
export async function startEmulators(options: EmulatorOptions): Promise<StartedEmulators> {
  const { portOffset, emulators, log, signal, registerCleanup } = options
  const ports = getEmulatorPorts(portOffset)
  const choice = await chooseFirestoreEmulator(
    await detectFirestoreEmulatorTools(),
    parseFirestoreEmulatorKind(process.env.FIRESTORE_EMULATOR),
  )
  log(choice.why)
  const folders = await createRunFolders(portOffset)
  registerCleanup(() => rm(folders.config, { force: true }))
  const hasFunctions = emulators.includes('functions')
  await writeEmulatorConfig(ports, folders, hasFunctions)
  if (hasFunctions) await prepareFunctionsFolder(folders.functions, portOffset)
  const emulatorProcess = await startEmulatorProcess(choice, emulators, folders, signal)
  registerCleanup(emulatorProcess.stop)
  return { ports, folders, emulatorProcess, firestore: choice.kind }
}
