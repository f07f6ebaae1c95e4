import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createRunFolders, type RunFolders, writeEmulatorConfig } from './emulatorConfig'
import { projectRoot } from '../seed/projectFolders'
import {
  chooseFirestoreEmulator,
  parseFirestoreEmulatorKind,
} from '../packages/emulators-without-java/firestore/chooseFirestoreEmulator'
import { detectFirestoreEmulatorTools } from '../packages/emulators-without-java/firestore/detectFirestoreEmulatorTools'
import {
  startEmulatorProcess,
  type EmulatorProcess,
} from '../packages/emulators-without-java/process/emulatorProcess'
import {
  demoProjectId,
  type EmulatorPorts,
  getEmulatorPorts,
  getMailPorts,
} from '../domain/firebase/localProject'
import { buildFunctions } from '../functions/build/buildFunctions'
import { createVapidKeys } from '../functions/push/vapidKeys'
import { formatErrorMessage, nameFile, writeNamedFile } from '../seed/formatErrorMessage'
import { builtFirebaseJson } from '../site-build/firebaseJsonPlugin'

// The emulator's processes stay when firebase-tools is killed, unless they notice that its channel has closed.
const exitWithFirebaseTools = "process.on('disconnect', () => process.exit())"

type EmulatorOptions = {
  portOffset: number
  /** The emulators to start, by their names in firebase-tools, such as 'firestore'. */
  emulators: string[]
  /** Whether each project has the security rules of Firestore; without them, it allows everything. */
  hasFirestoreRules?: boolean
  /** The built site for the Hosting emulator: its firebase.json allows the styles of its pages. */
  siteBuild?: string | undefined
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
  const { portOffset, emulators, hasFirestoreRules = true, siteBuild, log, signal, registerCleanup } = options
  const ports = getEmulatorPorts(portOffset)
  const choice = await chooseFirestoreEmulator(
    await detectFirestoreEmulatorTools(),
    parseFirestoreEmulatorKind(process.env.FIRESTORE_EMULATOR),
  )
  log(choice.why)
  const folders = await createRunFolders(portOffset)
  registerCleanup(() => rm(folders.config, { force: true }))
  const hasFunctions = emulators.includes('functions')
  const firebaseJson =
    siteBuild === undefined ? join(projectRoot, 'firebase.json') : join(siteBuild, builtFirebaseJson)
  await writeEmulatorConfig(ports, folders, { hasFunctions, hasFirestoreRules, firebaseJson })
  if (hasFunctions) await prepareFunctionsFolder(folders, portOffset)
  const emulatorProcess = await startEmulatorProcess({
    projectId: demoProjectId,
    ...{ choice, emulators, folders, signal },
    onLogError: (error, logFile) => {
      console.error(`The log of the emulators is incomplete. ${formatErrorMessage(nameFile(error, logFile))}`)
    },
  })
  registerCleanup(emulatorProcess.stop)
  return { ports, folders, emulatorProcess, firestore: choice.kind }
}

/**
 * Builds the functions into the folder that the emulator runs, with the secrets of this stack: e-mail goes to its mail
 * sink, and push messages are signed with keys made for this run.
 */
async function prepareFunctionsFolder(
  { functions: folder, config }: RunFolders,
  portOffset: number,
): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await buildFunctions(folder, { firebaseJson: config, firstLine: exitWithFirebaseTools })
  const { publicKey, privateKey } = createVapidKeys()
  const secrets = {
    SMTP_URL: `smtp://127.0.0.1:${getMailPorts(portOffset).smtp}`,
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
  }
  const settings = { SITE_URL: `http://127.0.0.1:${getEmulatorPorts(portOffset).hosting}` }
  await writeNamedFile(join(folder, '.secret.local'), formatVariables(secrets))
  await writeNamedFile(join(folder, '.env'), formatVariables(settings))
}

function formatVariables(variables: Readonly<Record<string, string>>): string {
  return Object.entries(variables)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('')
}
